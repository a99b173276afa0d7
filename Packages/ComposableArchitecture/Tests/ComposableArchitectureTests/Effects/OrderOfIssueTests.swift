import ComposableArchitecture
import Testing

/// Starts and cancels of one turn, in every order: that of issue decides.
@MainActor
struct OrderOfIssueTests {
  private enum ID: Hashable { case x, y, z }
  private typealias Work = Effect<Recorder.Action>

  /// What the effects of one `start` have sent, in the end.
  private func values(of effect: @escaping @Sendable () -> Work) async -> [Int] {
    let store = Recorder.store { _, action in action == .start ? effect() : .none }
    await store.send(.start).finish()
    #expect(!store.hasRunningEffects)
    return store.withState(\.values)
  }

  nonisolated private static func work(_ value: Int) -> Work { .run { await $0(.value(value)) } }

  @Test func aCancelBeforeItsStartHitsNothing() async {
    let merged = await values { .merge(.cancel(id: ID.x), Self.work(1).cancellable(id: ID.x)) }
    #expect(merged == [1])
    let inARow = await values {
      .concatenate(.cancel(id: ID.x), Self.work(1).cancellable(id: ID.x))
    }
    #expect(inARow == [1])
  }

  @Test func aCancelInARowComesWhenTheWorkBeforeItHasEnded() async {
    let values = await values {
      .concatenate(Self.work(1).cancellable(id: ID.x), .cancel(id: ID.x), Self.work(2))
    }
    #expect(values == [1, 2])
  }

  @Test func whatComesAfterCancelledWorkInARowIsDone() async {
    let values = await values {
      .merge(
        .concatenate(
          .run { _ in try await Task.never() }.cancellable(id: ID.x), Self.work(2)),
        .cancel(id: ID.x))
    }
    #expect(values == [2])
  }

  @Test func anInnerIdEndsItsPartAndAnOuterOneAll() async {
    let all: @Sendable () -> Work = {
      .merge(
        Self.work(1).cancellable(id: ID.x), Self.work(2).cancellable(id: ID.y),
        .send(.value(3))
      )
      .cancellable(id: ID.z)
    }
    #expect(await values { .merge(all(), .cancel(id: ID.x)) }.sorted() == [2, 3])
    #expect(await values { .merge(all(), .cancel(ids: [ID.x, ID.y])) } == [3])
    #expect(await values { .merge(all(), .cancel(id: ID.z)) } == [])
    #expect(await values { .merge(.cancel(id: ID.z), all()) }.sorted() == [1, 2, 3])
  }

  @Test func theLastOfSeveralThatEndTheOneBeforeIsTheOneThatIsDone() async {
    let values = await values {
      .merge((0..<5).map { Self.work($0).cancellable(id: ID.x, cancelInFlight: true) })
    }
    #expect(values == [4])
  }

  @Test func mappedAndNestedWorkIsFoundByItsId() async {
    let values = await values {
      .merge(
        .concatenate(
          .merge(Self.work(1).map { $0 }.cancellable(id: ID.x).map { $0 }, Self.work(2)),
          Self.work(3).cancellable(id: ID.x)),
        .cancel(id: ID.x))
    }
    #expect(values == [2])
  }

  @Test func aTaskThatIsCancelledAtOnceDeliversNothingAndIsOver() async {
    let store = Recorder.store { _, action in
      switch action {
      case .start: .merge(Self.work(1), .concatenate(Self.work(2), Self.work(3)))
      default: .none
      }
    }
    for _ in 0..<20 {
      let task = store.send(.start)
      task.cancel()
      await task.finish()
      #expect(task.isCancelled)
    }
    await store.settle()
    #expect(store.withState(\.values) == [])
    await store.send(.start).finish()
    #expect(store.withState(\.values) == [1, 2, 3])
  }

  @Test func aSendInTheSameTurnAsACancelOfItsIdIsStillHandledIfItCameFirst() async {
    let before = await values {
      .concatenate(
        Work.send(.value(1)).cancellable(id: ID.x), .cancel(id: ID.x), .send(.value(2)))
    }
    #expect(before == [1, 2])
  }
}
