import TCACoordinators
import TerminalTest
import Testing

@available(*, deprecated)
private struct OldState: IndexedRouterState, Equatable {
  var routes: [Route<Counter.State>]
}

@available(*, deprecated)
private struct OldIdentifiedState: IdentifiedRouterState, Equatable {
  var routes: IdentifiedArrayOf<Route<Counter.State>>
}

@CasePathable
private enum OldAction {
  case router(IndexedRouterActionOf<Counter>)
}

@CasePathable
private enum OldIdentifiedAction {
  case router(IdentifiedRouterActionOf<Counter>)
}

/// A coordinator as it was written for the older protocols.
@Reducer
private struct OldCoordinator {
  @ObservableState
  struct State: Equatable {
    var routes = twoRoutes
  }

  enum Action {
    case router(IndexedRouterActionOf<Counter>)
    case goBackButtonTapped
  }

  @available(*, deprecated)
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .goBackButtonTapped = action { state.routes.goBack() }
      return .none
    }
    .forEachRoute(action: \.router) { Counter(clock: ImmediateClock()) }
  }
}

@available(*, deprecated)
extension OldCoordinator.State: IndexedRouterState {}

@Reducer
private struct OldIdentifiedCoordinator {
  @ObservableState
  struct State: Equatable {
    var routes = IdentifiedArray(uniqueElements: twoRoutes)
  }

  enum Action {
    case router(IdentifiedRouterActionOf<Counter>)
  }

  @available(*, deprecated)
  var body: some ReducerOf<Self> {
    EmptyReducer().forEachRoute(action: \.router) { Counter(clock: ImmediateClock()) }
  }
}

@available(*, deprecated)
extension OldIdentifiedCoordinator.State: IdentifiedRouterState {}

/// Hides from the compiler that a check uses what is deprecated.
@MainActor
private protocol Check {
  func run()
}

private struct IndexedCheck: Check {
  @available(*, deprecated)
  func run() {
    let coordinator = EmptyReducer<OldState, OldAction>()
      .forEachRoute(action: \.router) { Counter(clock: ImmediateClock()) }
    let store = Store(initialState: OldState(routes: twoRoutes)) { coordinator }
    store.send(.router(.routeAction(id: 1, action: .increment)))
    #expect(store.state.routes[1].screen.count == 1)
    let test = TerminalTest {
      TCARouter(store, action: \OldAction.Cases.router) { Text("at \($0.state.id)") }
    }
    #expect(test.grid.contains("at second"))
  }
}

private struct IdentifiedCheck: Check {
  @available(*, deprecated)
  func run() {
    let routes = IdentifiedArray(uniqueElements: twoRoutes)
    let coordinator = EmptyReducer<OldIdentifiedState, OldIdentifiedAction>()
      .forEachRoute(action: \.router) { Counter(clock: ImmediateClock()) }
    let store = Store(initialState: OldIdentifiedState(routes: routes)) { coordinator }
    store.send(.router(.routeAction(id: "second", action: .increment)))
    #expect(store.state.routes[1].screen.count == 1)
    let test = TerminalTest {
      TCARouter(store, action: \OldIdentifiedAction.Cases.router) { Text("at \($0.state.id)") }
    }
    #expect(test.grid.contains("at second"))
  }
}

private struct MacroCheck: Check {
  @available(*, deprecated)
  func run() {
    let store = Store(initialState: OldCoordinator.State()) { OldCoordinator() }
    let test = TerminalTest {
      TCARouter(store, action: \.router) { Text("at \($0.state.id), \($0.state.count)") }
    }
    store.send(.router(.routeAction(id: 1, action: .increment)))
    #expect(test.grid.contains("at second, 1"))
    store.send(.goBackButtonTapped)
    #expect(test.grid.contains("at first, 0"))
    let identified = Store(initialState: OldIdentifiedCoordinator.State()) {
      OldIdentifiedCoordinator()
    }
    let other = TerminalTest {
      TCARouter(identified, action: \.router) { Text("at \($0.state.id), \($0.state.count)") }
    }
    identified.send(.router(.routeAction(id: "second", action: .increment)))
    #expect(other.grid.contains("at second, 1"))
    other.send(.escape)
    #expect(identified.routes.map(\.id) == ["first"])
  }
}

@MainActor
struct DeprecatedTests {
  @Test func coordinatorsWithTheOldStatesStillRun() {
    let checks: [any Check] = [IndexedCheck(), IdentifiedCheck(), MacroCheck()]
    for check in checks { check.run() }
  }
}
