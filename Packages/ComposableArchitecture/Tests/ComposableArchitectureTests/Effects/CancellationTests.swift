import ComposableArchitecture
import Testing

/// In which order work and its cancellation are issued.
@MainActor
struct CancellationTests {
  private enum ID { case work, other }

  @Test func aCancelInTheNextSendEndsWorkThatHasNotBegun() async {
    let store = Recorder.store { _, action in
      switch action {
      case .start: .run { await $0(.value(1)) }.cancellable(id: ID.work)
      case .stop: .cancel(id: ID.work)
      default: .none
      }
    }
    store.send(.start)
    store.send(.stop)
    await store.settle()
    #expect(store.withState(\.values) == [])
  }

  @Test func workOfAMainActorClosureDoesNotBeginBeforeTheSendReturns() async {
    let store = Recorder.store { _, action in
      switch action {
      case .start:
        .run { @MainActor send in send(.value(1)) }.cancellable(id: ID.work)
      case .stop: .cancel(id: ID.work)
      default: .none
      }
    }
    store.send(.start)
    store.send(.stop)
    await store.settle()
    #expect(store.withState(\.values) == [])
  }

  @Test(arguments: [true, false])
  func aCancelMergedWithWorkDependsOnTheOrder(cancelComesLast: Bool) async {
    let store = Recorder.store { _, action in
      guard action == .start else { return .none }
      let work = Effect<Recorder.Action>.run { await $0(.value(1)) }.cancellable(id: ID.work)
      return cancelComesLast
        ? .merge(work, .cancel(id: ID.work)) : .merge(.cancel(id: ID.work), work)
    }
    store.send(.start)
    await store.settle()
    #expect(store.withState(\.values) == (cancelComesLast ? [] : [1]))
  }

  @Test func aCancelMergedWithASendDependsOnTheOrderToo() async {
    let store = Recorder.store { _, action in
      action == .start
        ? .merge(
          .send(.value(0)), .send(.value(1)).cancellable(id: ID.work), .cancel(id: ID.work),
          .send(.value(2)))
        : .none
    }
    store.send(.start)
    await store.settle()
    #expect(store.withState(\.values) == [0, 2])
  }

  @Test func aConcatenatedEffectCancelledBeforeItsTurnNeverStarts() async {
    let journal = Journal()
    let store = Recorder.store { _, action in
      switch action {
      case .start:
        .concatenate(
          .run { _ in await journal.work("a") }.cancellable(id: ID.work),
          .run { _ in journal.note("b started") }.cancellable(id: ID.other))
      case .stop: .cancel(id: ID.other)
      case .tick: .cancel(id: ID.work)
      default: .none
      }
    }
    store.send(.start)
    await journal.wait(for: "a started")
    store.send(.stop)
    store.send(.tick)
    await store.settle()
    #expect(journal.entries == ["a started", "a cancelled"])
  }

  @Test func aSendConcatenatedBehindWorkIsDroppedByACancelToo() async {
    let journal = Journal()
    let store = Recorder.store { _, action in
      switch action {
      case .start:
        Effect.concatenate(.run { _ in await journal.work("a") }, .send(.value(1)))
          .cancellable(id: ID.work)
      case .stop: .cancel(id: ID.work)
      default: .none
      }
    }
    store.send(.start)
    await journal.wait(for: "a started")
    store.send(.stop)
    await store.settle()
    #expect(store.withState(\.values) == [])
  }

  @Test func aConcatenatedCancelActsInItsTurn() async {
    let journal = Journal()
    let store = Recorder.store { _, action in
      switch action {
      case .start: .run { _ in await journal.work("a") }.cancellable(id: ID.work)
      case .tick:
        .concatenate(
          .run { _ in await journal.wait(for: "go") }, .cancel(id: ID.work),
          .run { await $0(.value(1)) }.cancellable(id: ID.work))
      default: .none
      }
    }
    store.send(.start)
    await journal.wait(for: "a started")
    store.send(.tick)
    await RunnableWork.drain()
    #expect(journal.entries == ["a started"])
    journal.note("go")
    await store.settle()
    #expect(journal.entries == ["a started", "go", "a cancelled"])
    #expect(store.withState(\.values) == [1])
  }

  @Test func cancelInFlightEndsTheEarlierWorkOnly() async {
    let journal = Journal()
    let store = Recorder.store { state, action in
      guard case .value(let number) = action else { return .none }
      return .run { _ in await journal.work("\(number)") }
        .cancellable(id: ID.work, cancelInFlight: true)
    }
    store.send(.value(1))
    await journal.wait(for: "1 started")
    let task = store.send(.value(2))
    await journal.wait(for: "2 started")
    await journal.wait(for: "1 cancelled")
    #expect(!journal.entries.contains("2 cancelled"))
    task.cancel()
    await store.settle()
  }

  @Test func severalIDsAreCancelledTogether() async {
    let journal = Journal()
    let store = Recorder.store { _, action in
      switch action {
      case .start:
        .merge(
          .run { _ in await journal.work("a") }.cancellable(id: 1),
          .run { _ in await journal.work("b") }.cancellable(id: 2))
      case .stop: .cancel(ids: [1, 2])
      default: .none
      }
    }
    store.send(.start)
    await journal.wait(for: "a started")
    await journal.wait(for: "b started")
    store.send(.stop)
    await store.settle()
    #expect(journal.entries.suffix(2).sorted() == ["a cancelled", "b cancelled"])
  }

  @Test func anErrorOfACancelledEffectIsSwallowed() async {
    struct Failure: Error {}
    let journal = Journal()
    let issues = await RecordedIssues.during {
      let store = Recorder.store { _, action in
        switch action {
        case .start:
          .run { _ in
            await journal.work("a")
            throw Failure()
          } catch: { _, _ in
            journal.note("caught")
          }
          .cancellable(id: ID.work)
        case .tick:
          .run { _ in
            await journal.work("b")
            throw Failure()
          }
          .cancellable(id: ID.work)
        case .stop: .cancel(id: ID.work)
        default: .none
        }
      }
      store.send(.start)
      store.send(.tick)
      await journal.wait(for: "a started")
      await journal.wait(for: "b started")
      store.send(.stop)
      await store.settle()
    }
    #expect(issues == [])
    #expect(!journal.entries.contains("caught"))
  }

  @Test func twoStoresOfOneFeatureDoNotShareIDs() async {
    let journal = Journal()
    func make(_ name: String) -> StoreOf<Recorder> {
      Recorder.store { _, action in
        switch action {
        case .start: .run { _ in await journal.work(name) }.cancellable(id: ID.work)
        case .stop: .cancel(id: ID.work)
        default: .none
        }
      }
    }
    let first = make("first")
    let second = make("second")
    let task = first.send(.start)
    second.send(.start)
    await journal.wait(for: "first started")
    await journal.wait(for: "second started")
    second.send(.stop)
    await second.settle()
    #expect(journal.entries.last == "second cancelled")
    #expect(first.hasRunningEffects)
    task.cancel()
    await first.settle()
  }
}
