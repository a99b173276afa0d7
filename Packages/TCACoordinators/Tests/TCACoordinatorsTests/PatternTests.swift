import TCACoordinators
import TerminalTest
import Testing

@Reducer
struct Draft {
  @ObservableState
  struct State: Hashable { var text = "" }
  enum Action { case typed(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .typed(let text) = action { state.text = text }
      return .none
    }
  }
}

/// A coordinator whose form does not let itself be dismissed while something is typed.
@Reducer
struct CarefulCoordinator {
  @Reducer(state: .hashable)
  enum Screen {
    case home(Home)
    case draft(Draft)
  }

  @ObservableState
  struct State: Equatable {
    var routes: [Route<Screen.State>] = [
      .root(.home(Home.State()), embedInNavigationView: true), .push(.draft(Draft.State())),
    ]
    var isAsking = false
  }

  enum Action {
    case router(IndexedRouterActionOf<Screen>)
    case dismissalRefused
    case discardButtonTapped
    case discardLaterButtonTapped
    case change((inout [Route<Screen.State>]) -> Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .dismissalRefused: state.isAsking = true
      case .discardButtonTapped:
        state.isAsking = false
        state.routes.goBackToRoot()
      case .discardLaterButtonTapped:
        state.isAsking = false
        return .routeWithDelaysIfUnsupported(state.routes, action: \.router) { $0.goBackToRoot() }
      case .change(let change): change(&state.routes)
      case .router: break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router)
    .refusingDismissal { route in
      guard case .draft(let draft) = route.screen, !draft.text.isEmpty else { return nil }
      return .dismissalRefused
    }
  }
}

/// What users of coordinators ask for, as the README describes it.
@MainActor
struct PatternTests {
  @Test func aDirtyFormIsNotDismissedByTheUser() async {
    let store = TestStore(initialState: CarefulCoordinator.State()) { CarefulCoordinator() }
    let root = store.state.routes[0]
    await store.send(\.router[id: 1].draft.typed, "x") {
      $0.routes[1].screen = .draft(Draft.State(text: "x"))
    }
    await store.send(\.router.updateRoutes, [root])
    await store.receive(\.dismissalRefused) { $0.isAsking = true }
    await store.send(.discardButtonTapped) {
      $0.isAsking = false
      $0.routes = [root]
    }
  }

  @Test(arguments: [RouteHost.terminal, .stepwise])
  func theCoordinatorGoesBackFromADirtyFormByAnEffect(host: RouteHost) async {
    let store = Store(initialState: CarefulCoordinator.State()) {
      CarefulCoordinator()
    } withDependencies: {
      $0.routeHost = host
      $0.continuousClock = ImmediateClock()
    }
    let root = store.routes[0]
    store.send(.router(.routeAction(id: 1, action: .draft(.typed("x")))))
    await store.send(.discardLaterButtonTapped).finish()
    #expect(store.routes == [root] && !store.isAsking)
    store.send(.change { $0.push(.draft(Draft.State(text: "y"))) })
    store.send(.router(.updateRoutes(Array(store.routes.prefix(1)))))
    await store.settle()
    #expect(store.routes.count == 2 && store.isAsking)
  }

  @Test func aCleanFormIsDismissed() async {
    let store = TestStore(initialState: CarefulCoordinator.State()) { CarefulCoordinator() }
    let root = store.state.routes[0]
    await store.send(\.router.updateRoutes, [root]) { $0.routes = [root] }
  }

  @Test func escapeLeavesADirtyFormOnScreen() {
    let store = Store(initialState: CarefulCoordinator.State()) { CarefulCoordinator() }
    let test = TerminalTest {
      TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
        switch screen.case {
        case .home: Text("home")
        case .draft(let draft): Text("draft \(draft.text)")
        }
      }
    }
    store.send(.router(.routeAction(id: 1, action: .draft(.typed("x")))))
    #expect(test.grid.contains("draft x"))
    test.send(.escape)
    #expect(store.isAsking)
    #expect(test.grid.contains("draft x"))
    store.send(.discardButtonTapped)
    #expect(test.grid.contains("home"))
  }
}
