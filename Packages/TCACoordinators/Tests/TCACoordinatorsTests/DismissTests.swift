import TCACoordinators
import Testing

/// A screen that goes when it is asked to, and knows whether it can.
@Reducer
struct Leaving {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id: String
    var isPresented: Bool?
  }

  enum Action {
    case appeared
    case closeButtonTapped
  }

  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.isPresented) private var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.isPresented = isPresented
        return .none
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer
struct LeavingCoordinator {
  @ObservableState
  struct State: Equatable {
    var routes: [Route<Leaving.State>]
  }

  enum Action {
    case router(IndexedRouterActionOf<Leaving>)
    case rename(String)
  }

  var isCancelling = true

  var body: some ReducerOf<Self> {
    if isCancelling {
      core.forEachRoute(\.routes, action: \.router) { Leaving() }
        .refusingDismissal { _ in .rename("refused") }
    } else {
      core.forEachRoute(\.routes, action: \.router, cancellationId: nil) { Leaving() }
    }
  }

  private var core: Reduce<State, Action> {
    Reduce { state, action in
      if case .rename(let name) = action { state.routes[0].screen.id = name }
      return .none
    }
  }
}

@Reducer
struct LeavingIdentifiedCoordinator {
  @ObservableState
  struct State: Equatable {
    var routes: IdentifiedArrayOf<Route<Leaving.State>>
  }

  enum Action {
    case router(IdentifiedRouterActionOf<Leaving>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEachRoute(\.routes, action: \.router) { Leaving() }
  }
}

/// Presents a coordinator.
@Reducer
struct PresentingParent {
  @ObservableState
  struct State: Equatable {
    @Presents var flow: LeavingCoordinator.State?
  }

  enum Action {
    case flow(PresentationAction<LeavingCoordinator.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$flow, action: \.flow) { LeavingCoordinator() }
  }
}

/// `\.dismiss` in the screens of a coordinator.
@MainActor
struct DismissTests {
  private let scope = MainSerialExecutorScope()
  private let routes: [Route<Leaving.State>] = [
    .root(Leaving.State(id: "a"), embedInNavigationView: true), .push(Leaving.State(id: "b")),
    .sheet(Leaving.State(id: "c")),
  ]

  @Test(arguments: [true, false])
  func aScreenThatDismissesItselfGoesWithAllAboveIt(isCancelling: Bool) async {
    let store = TestStore(initialState: LeavingCoordinator.State(routes: routes)) {
      LeavingCoordinator(isCancelling: isCancelling)
    }
    await store.send(\.router[id: 2].closeButtonTapped)
    await store.receive(\.router.updateRoutes, Array(routes.prefix(2))) { $0.routes.removeLast() }
    await store.send(\.router[id: 1].closeButtonTapped)
    await store.receive(\.router.updateRoutes) { $0.routes.removeLast() }
    let deep = TestStore(initialState: LeavingCoordinator.State(routes: routes)) {
      LeavingCoordinator(isCancelling: isCancelling)
    }
    await deep.send(\.router[id: 1].closeButtonTapped)
    await deep.receive(\.router.updateRoutes) { $0.routes.removeLast(2) }
  }

  @Test func soItIsInAnIdentifiedArray() async {
    let store = TestStore(
      initialState: LeavingIdentifiedCoordinator.State(
        routes: IdentifiedArray(uniqueElements: routes))
    ) {
      LeavingIdentifiedCoordinator()
    }
    await store.send(\.router[id: "b"].closeButtonTapped)
    await store.receive(\.router.updateRoutes, [routes[0]]) {
      $0.routes.remove(id: "b")
      $0.routes.remove(id: "c")
    }
  }

  @Test func theScreensBelowStayAsTheyAreThen() async {
    let store = Store(initialState: LeavingCoordinator.State(routes: routes)) {
      LeavingCoordinator()
    }
    store.send(.router(.routeAction(id: 2, action: .closeButtonTapped)))
    store.send(.rename("z"))
    await store.settle()
    #expect(store.routes.map(\.id) == ["z", "b"])
  }

  @Test func theRootStaysAndWhoeverPresentsTheFlowIsAsked() async {
    let store = TestStore(
      initialState: PresentingParent.State(flow: LeavingCoordinator.State(routes: routes))
    ) {
      PresentingParent()
    }
    await store.send(\.flow.router[id: 2].closeButtonTapped)
    await store.receive(\.flow.router.updateRoutes) { $0.flow?.routes.removeLast() }
    await store.send(\.flow.router[id: 0].closeButtonTapped)
    await store.receive(\.flow.dismiss) { $0.flow = nil }
  }

  @Test func theRootOfAFlowThatNobodyPresentsCannotGo() async {
    let issues = RecordedIssues()
    let store = Store(initialState: LeavingCoordinator.State(routes: routes)) {
      LeavingCoordinator()
    }
    await withIssueReporters([issues]) {
      await store.send(.router(.routeAction(id: 0, action: .closeButtonTapped))).finish()
    }
    #expect(store.routes == routes)
    #expect(issues.messages.count == 1)
    #expect(issues.messages.first?.contains("couldn't be dismissed") == true)
  }

  @Test func aScreenInFrontOfTheRootIsPresented() async {
    let store = TestStore(initialState: LeavingCoordinator.State(routes: routes)) {
      LeavingCoordinator()
    }
    await store.send(\.router[id: 0].appeared) { $0.routes[0].screen.isPresented = false }
    await store.send(\.router[id: 1].appeared) { $0.routes[1].screen.isPresented = true }
    await store.send(\.router[id: 2].appeared) { $0.routes[2].screen.isPresented = true }
  }
}
