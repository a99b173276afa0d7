import Testing

@testable import ComposableArchitecture

/// Nothing stays behind.
@MainActor
struct EffectLifetimeTests {
  private func core(of store: StoreOf<Recorder>) -> RootCore<Recorder.State, Recorder.Action>? {
    store.core as? RootCore<Recorder.State, Recorder.Action>
  }

  @Test(arguments: zip(["end", "error", "cancel"], [1_000, 1_000, 10_000]))
  func manyIDsLeaveNoEntry(kind: String, count: Int) async throws {
    struct Failure: Error {}
    let store = Recorder.store { _, action in
      switch action {
      case .value(let id):
        .run { _ in
          if kind == "error" { throw Failure() }
          if kind == "cancel" { try await Task.never() }
        } catch: { _, _ in
        }
        .cancellable(id: id)
      case .stop: .cancel(ids: 0..<count)
      default: .none
      }
    }
    for id in 0..<count { store.send(.value(id)) }
    if kind == "cancel" { store.send(.stop) }
    await store.settle()
    let effects = try #require(core(of: store)).effects
    #expect(effects.runs.isEmpty)
    #expect(effects.registry.isEmpty)
    #expect(effects.isEmpty)
  }

  @Test func theLastReferenceCanGoOnAnyThread() async {
    let journal = Journal()
    var store: StoreOf<Recorder>? = Recorder.store { _, action in
      action == .start ? .run { _ in await journal.work("a") } : .none
    }
    let task = store?.send(.start)
    await journal.wait(for: "a started")
    weak let core = store?.core
    let box = Holder<StoreOf<Recorder>?>(store)
    store = nil
    await Task.detached { box.value = nil }.value
    await journal.wait(for: "a cancelled")
    await task?.finish()
    #expect(core == nil)
  }

  @Test func effectsDoNotKeepTheirStoreAlive() async {
    let journal = Journal()
    weak var weakStore: StoreOf<Recorder>?
    weak var weakCore: StoreCore<Recorder.State, Recorder.Action>?
    do {
      let store = Recorder.store { _, action in
        action == .start
          ? .run { send in
            await journal.work("a")
            await send(.value(1))
          } : .none
      }
      weakStore = store
      weakCore = store.core
      store.send(.start)
      await journal.wait(for: "a started")
    }
    await journal.wait(for: "a cancelled")
    #expect(weakStore == nil)
    #expect(weakCore == nil)
  }

  @Test func aStoreThatGoesWhileItsActionsAreHandledFinishesThem() async {
    let values = LockIsolated<[Int]>([])
    let box = Holder<StoreOf<Recorder>?>(nil)
    let store = Recorder.store { _, action in
      guard case .value(let value) = action else { return .none }
      values.withValue { $0.append(value) }
      box.value = nil
      return value < 3 ? .send(.value(value + 1)) : .none
    }
    box.value = store
    store.send(.value(0))
    #expect(values.value == [0, 1, 2, 3])
  }
}
