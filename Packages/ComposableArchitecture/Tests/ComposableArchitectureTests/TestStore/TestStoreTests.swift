import ComposableArchitecture
import Testing

@MainActor
struct TestStoreTests {
  @Test func sendAndReceiveAssertEachStep() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }

    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.incrementLaterButtonTapped)
    await store.receive(.incrementLater) {
      $0.count = 2
    }
    await store.send(\.loadButtonTapped)
    await store.receive(\.loaded, 42) {
      $0.count = 42
    }
    await store.send(\.loaded, 7) {
      $0.count = 7
    }
    await store.send(\.loadButtonTapped)
    await store.receive {
      $0 == .loaded(42)
    } assert: {
      $0.count = 42
    }
    #expect(store.state.count == 42)
  }

  @Test func aTaskCanBeCancelledAndFinished() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    let task = await store.send(.waitButtonTapped)
    await task.cancel()
    #expect(task.isCancelled)
    await task.finish()
  }

  @Test func whatIsSkippedNeedsNoAssertion() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.waitButtonTapped)
    await store.send(.incrementLaterButtonTapped)
    await store.skipReceivedActions()
    await store.skipInFlightEffects()
    #expect(store.state.count == 1)
  }

  @Test func withoutExhaustivityOnlyWhatIsAssertedIsChecked() async throws {
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      store.exhaustivity = .off
      await store.send(.incrementButtonTapped)
      await store.send(.waitButtonTapped)
      await store.send(.incrementLaterButtonTapped)
      await store.send(.loadButtonTapped)
      await store.receive(\.loaded) {
        $0.count = 42
      }
      await store.send(.incrementButtonTapped) {
        $0.count = 7
      }
    }
    try #require(issues.count == 1)
    #expect(issues[0].message.contains("count: 7"))
  }

  @Test func exhaustivityCanBeChangedForAFewSteps() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.withExhaustivity(.off) {
      await store.send(.incrementButtonTapped)
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 2
    }
  }

  @Test func dependenciesCanBeChangedBetweenActions() async {
    let store = TestStore(initialState: Dice.State()) {
      Dice()
    } withDependencies: {
      $0.uuid = .constant(UUID(1))
    }
    await store.send(.rolled) {
      $0.id = UUID(1)
    }
    store.dependencies.uuid = .constant(UUID(2))
    await store.send(.rolled) {
      $0.id = UUID(2)
    }
  }
}

@Reducer
private struct Dice {
  struct State: Equatable {
    var id: UUID?
  }
  enum Action {
    case rolled
  }
  @Dependency(\.uuid) var uuid
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.id = uuid()
      return .none
    }
  }
}
