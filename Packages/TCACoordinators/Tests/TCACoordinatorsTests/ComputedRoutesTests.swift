import TCACoordinators
import TerminalTest
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

/// Routes of which the root is stored and the others are made anew each time they are read.
@Reducer
struct HalfComputedCoordinator {
  @ObservableState
  struct State: Equatable {
    var home: Route<Counter.State> = .root(Counter.State(id: "home"), embedInNavigationView: true)
    var counts: [Int] = []

    var routes: [Route<Counter.State>] {
      get {
        [home] + counts.enumerated().map { .push(Counter.State(id: "\($0)", count: $1)) }
      }
      set {
        home = newValue[0]
        counts = newValue.dropFirst().map(\.screen.count)
      }
    }
  }

  enum Action {
    case router(IndexedRouterActionOf<Counter>)
    case push
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .push = action { state.counts.append(0) }
      return .none
    }
    .forEachRoute(\.routes, action: \.router) { Counter(clock: ImmediateClock()) }
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

  @Test func screensAboveAStoredRootAreShownAndKeepTheirViewState() {
    let store = Store(initialState: HalfComputedCoordinator.State()) { HalfComputedCoordinator() }
    let test = TerminalTest {
      TCARouter(store.scope(state: \.routes, action: \.router)) { PressedCounter(store: $0) }
    }
    #expect(test.grid.contains("home counts 0"))
    store.send(.push)
    test.click("pressed 0")
    test.click("add")
    #expect(test.grid.contains("0 counts 1") && test.grid.contains("pressed 1"), "\(test.grid)")
    store.send(.push)
    #expect(test.grid.contains("1 counts 0"), "\(test.grid)")
    test.send(.escape)
    #expect(test.grid.contains("0 counts 1") && test.grid.contains("pressed 1"), "\(test.grid)")
    test.send(.escape)
    #expect(store.counts == [] && test.grid.contains("home counts 0"))
  }

  private struct PressedCounter: View {
    let store: StoreOf<Counter>
    @State private var presses = 0

    var body: some View {
      let state = store.state
      VStack {
        Text("\(state.id) counts \(state.count)")
        Button("pressed \(presses)") { presses += 1 }
        Button("add") { store.send(.increment) }
      }
    }
  }
}
