import TCACoordinators
import Testing

/// Routes that are made anew each time they are read.
@Reducer
struct ComputedCoordinator {
  @ObservableState
  struct State: Equatable {
    var counts = [0]

    var routes: [Route<Counter.State>] {
      get { counts.enumerated().map { .push(Counter.State(id: "\($0)", count: $1)) } }
      set { counts = newValue.map(\.screen.count) }
    }
  }

  enum Action {
    case router(IndexedRouterActionOf<Counter>)
    case removeLast
  }

  let clock: any Clock<Duration>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .removeLast = action { state.counts.removeLast() }
      return .none
    }
    .forEachRoute(\.routes, action: \.router) { Counter(clock: clock) }
  }
}

@MainActor
struct ComputedRoutesTests {
  private let scope = MainSerialExecutorScope()
  private let clock = TestClock()

  @Test func effectsLiveAsLongAsTheirIndex() async {
    let store = TestStore(initialState: ComputedCoordinator.State(counts: [0, 0])) {
      ComputedCoordinator(clock: clock)
    }
    await store.send(\.router[id: 1].incrementLater)
    await clock.advance(by: .seconds(1))
    await store.receive(\.router[id: 1].increment) { $0.counts = [0, 1] }
    await store.send(\.router[id: 1].incrementLater)
    await store.send(.removeLast) { $0.counts = [0] }
    await clock.advance(by: .seconds(2))
    await store.finish()
  }
}
