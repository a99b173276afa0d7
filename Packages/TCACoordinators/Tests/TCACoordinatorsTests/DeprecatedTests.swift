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

@MainActor
struct DeprecatedTests {
  @Test func coordinatorsWithTheOldStatesStillRun() {
    let checks: [any Check] = [IndexedCheck(), IdentifiedCheck()]
    for check in checks { check.run() }
  }
}
