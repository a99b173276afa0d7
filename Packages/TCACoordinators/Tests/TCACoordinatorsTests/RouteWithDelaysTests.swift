import TCACoordinators
import Testing

@Reducer
struct DelayedCoordinator {
  @ObservableState
  struct State: Equatable {
    var routes: [Route<Counter.State>]
  }

  enum Action {
    case router(IndexedRouterActionOf<Counter>)
    case goBackToRoot
    case goTo([Route<Counter.State>])
  }

  let clock: any Clock<Duration>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .goBackToRoot:
        return .routeWithDelaysIfUnsupported(state.routes, action: \.router, clock: clock) {
          $0.goBackToRoot()
        }
      case .goTo(let routes):
        return .routeWithDelaysIfUnsupported(state.routes, action: \.router, clock: clock) {
          $0 = routes
        }
      case .router: return .none
      }
    }
    .forEachRoute(\.routes, action: \.router) { Counter(clock: clock) }
  }
}

@Reducer
struct DelayedIdentifiedCoordinator {
  @ObservableState
  struct State: Equatable {
    var routes: IdentifiedArrayOf<Route<Counter.State>>
  }

  enum Action {
    case router(IdentifiedRouterActionOf<Counter>)
    case goBackToRoot
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .goBackToRoot:
        return .routeWithDelaysIfUnsupported(state.routes, action: \.router) { $0.goBackToRoot() }
      case .router: return .none
      }
    }
    .forEachRoute(\.routes, action: \.router) { Counter(clock: ImmediateClock()) }
  }
}

@MainActor
struct RouteWithDelaysTests {
  private let scope = MainSerialExecutorScope()
  private let clock = TestClock()
  private let routes: [Route<Counter.State>] = [
    .root(Counter.State(id: "1")), .sheet(Counter.State(id: "2")), .sheet(Counter.State(id: "3")),
  ]

  @Test func theTerminalNeedsOneStep() async {
    let indexed = TestStore(initialState: DelayedCoordinator.State(routes: routes)) {
      DelayedCoordinator(clock: clock)
    }
    let first = Array(routes.prefix(1))
    await indexed.send(.goBackToRoot)
    await indexed.receive(\.router.updateRoutes, first) { $0.routes = first }
    let identified = TestStore(
      initialState: DelayedIdentifiedCoordinator.State(
        routes: IdentifiedArray(uniqueElements: routes))
    ) {
      DelayedIdentifiedCoordinator()
    }
    await identified.send(.goBackToRoot)
    await identified.receive(\.router.updateRoutes, first) {
      $0.routes = IdentifiedArray(uniqueElements: first)
    }
  }

  @Test func aHostThatGoesStepByStepGetsOnePresentationEvery650Milliseconds() async {
    let store = TestStore(initialState: DelayedCoordinator.State(routes: routes)) {
      DelayedCoordinator(clock: clock)
    } withDependencies: {
      $0.routeHost = .stepwise
    }
    let work = await store.send(.goBackToRoot)
    await store.receive(\.router.updateRoutes, routes)
    let two = Array(routes.prefix(2))
    await store.receive(\.router.updateRoutes, two) { $0.routes = two }
    await clock.advance(by: .milliseconds(649))
    await clock.advance(by: .milliseconds(1))
    let one = Array(routes.prefix(1))
    await store.receive(\.router.updateRoutes, one) { $0.routes = one }
    await work.finish()
  }

  @Test func theClockOfTheDependenciesMeasuresTheStepsWhereNoneIsGiven() async {
    let store = TestStore(
      initialState: DelayedIdentifiedCoordinator.State(
        routes: IdentifiedArray(uniqueElements: routes))
    ) {
      DelayedIdentifiedCoordinator()
    } withDependencies: {
      $0.routeHost = .stepwise
      $0.continuousClock = clock
    }
    await store.send(.goBackToRoot)
    await store.receive(\.router.updateRoutes)
    await store.receive(\.router.updateRoutes) { $0.routes.removeLast() }
    await clock.advance(by: .milliseconds(650))
    await store.receive(\.router.updateRoutes) { $0.routes.removeLast() }
  }

  @Test func aChangeThatNeedsNoStepsNeedsNoClock() async {
    let store = TestStore(
      initialState: DelayedCoordinator.State(routes: Array(routes.prefix(2)))
    ) {
      DelayedCoordinator(clock: clock)
    } withDependencies: {
      $0.routeHost = .stepwise
    }
    await store.send(.goBackToRoot)
    await store.receive(\.router.updateRoutes)
    await store.receive(\.router.updateRoutes) { $0.routes.removeLast() }
  }

  @Test func whatHappensInAScreenBetweenTwoStepsStays() async {
    let store = Store(initialState: DelayedCoordinator.State(routes: routes)) {
      DelayedCoordinator(clock: clock)
    } withDependencies: {
      $0.routeHost = .stepwise
    }
    store.send(.goBackToRoot)
    await clock.advance()
    store.send(.router(.routeAction(id: 0, action: .increment)))
    store.send(.router(.routeAction(id: 1, action: .increment)))
    #expect(store.routes.map(\.screen.count) == [1, 1])
    await clock.advance(by: .milliseconds(650))
    await store.settle()
    #expect(store.routes.map(\.screen.count) == [1])
  }

  @Test func aStepShowsWhatItsChangeMakesOfTheScreens() async {
    var changed = routes
    changed[0].screen.count = 7
    let store = Store(initialState: DelayedCoordinator.State(routes: routes)) {
      DelayedCoordinator(clock: clock)
    }
    store.send(.goTo(changed))
    await store.settle()
    #expect(store.routes.map(\.screen.count) == [7, 0, 0])
  }

  @Test func aRootThatIsShownInAnotherWayTakesThePlaceOfTheOldOneInOneStep() async {
    let start: [Route<Counter.State>] = [
      .root(Counter.State(id: "1")), .push(Counter.State(id: "2")),
    ]
    let end: [Route<Counter.State>] = [
      .root(Counter.State(id: "3"), embedInNavigationView: true), .push(Counter.State(id: "4")),
    ]
    let received = LockIsolated<[[String]]>([])
    let store = Store(initialState: DelayedCoordinator.State(routes: start)) {
      Reduce<DelayedCoordinator.State, DelayedCoordinator.Action> { _, action in
        if case .router(.updateRoutes(let routes)) = action {
          received.withValue { $0.append(routes.map(\.id)) }
        }
        return .none
      }
      DelayedCoordinator(clock: ImmediateClock())
    } withDependencies: {
      $0.routeHost = .stepwise
    }
    await store.send(.goTo(end)).finish()
    #expect(received.value == [["1", "2"], ["3"], ["3", "4"]])
    #expect(store.routes == end)
  }

  @Test func theRootCannotBeTakenAwayFromOutside() async {
    let issues = RecordedIssues()
    let store = Store(initialState: DelayedCoordinator.State(routes: routes)) {
      DelayedCoordinator(clock: clock)
    }
    withIssueReporters([issues]) { _ = store.send(.router(.updateRoutes([]))) }
    #expect(store.routes == routes)
    #expect(issues.messages.count == 1)
    #expect(issues.messages.first?.contains("The routes are unchanged: the root stays.") == true)
  }
}
