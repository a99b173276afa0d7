@_spi(FeatureCollections) public import ComposableArchitecture
public import Routes

/// A reducer together with the screens of its routes.
public struct _ForEachRouteReducer<Parent: Reducer, Flow: RoutableCollection, Screen: Reducer>:
  Reducer
where Flow.Element == Route<Screen.State>, Flow.RouteID: Sendable {
  typealias Scope = FeatureCollectionScope<
    Parent.State, Parent.Action, RoutesAccess<Flow>,
    RouterAction<Flow.RouteID, Screen.State, Screen.Action>
  >

  let parent: Parent
  let screen: Screen
  let scope: Scope
  let cancellation: RouteCancellation
  var refusal: ((Route<Screen.State>) -> Parent.Action?)?

  init(
    _ parent: Parent, _ screen: Screen, _ cancellation: RouteCancellation,
    _ routes: WritableKeyPath<Parent.State, Flow>,
    _ action: CaseKeyPath<
      Parent.Action, RouterAction<Flow.RouteID, Screen.State, Screen.Action>
    >,
    _ call: RouteCall
  ) {
    self.parent = parent
    self.screen = screen
    self.cancellation = cancellation
    scope = Scope(
      state: routes, action: action, operation: "forEachRoute", fileID: call.fileID,
      filePath: call.filePath, line: call.line, column: call.column)
  }

  init(
    _ parent: Parent, _ screen: Screen, _ cancellation: RouteCancellation,
    _ routes: WritableKeyPath<Parent.State, Flow>,
    _ action: DirectCaseKeyPath<
      Parent.Action, RouterAction<Flow.RouteID, Screen.State, Screen.Action>
    >,
    _ call: RouteCall
  ) where Parent.Action: CasePathable {
    self.parent = parent
    self.screen = screen
    self.cancellation = cancellation
    scope = Scope(
      state: routes, action: action, operation: "forEachRoute", fileID: call.fileID,
      filePath: call.filePath, line: call.line, column: call.column)
  }

  /// Runs the screen that the action is for, or takes new routes in; then the parent.
  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    let before = sharedMarks(state)
    let screenEffect = reduceRoutes(&state, action)
    let parentEffect = parent.reduce(into: &state, action: action)
    let effect = screenEffect.merge(with: parentEffect)
    guard let before else { return effect }
    return cancelOthers(left: before, state).merge(with: effect)
  }

  private func reduceRoutes(
    _ state: inout Parent.State, _ action: Parent.Action
  ) -> Effect<Parent.Action> {
    switch scope.extract(action) {
    case .routeAction(let id, let screenAction): reduceScreen(id, screenAction, &state, action)
    case .updateRoutes(let routes): update(&state, with: routes)
    case nil: .none
    }
  }

  private func reduceScreen(
    _ id: Flow.RouteID, _ screenAction: Screen.Action, _ state: inout Parent.State,
    _ action: Parent.Action
  ) -> Effect<Parent.Action> {
    let effect = scope.reduce(
      screen, id, screenAction, into: &state, isMortal: cancellation.endsWithScreen,
      dismissal: dismissal(of: id, state), adjust: { cancellable($0, id) },
      embed: { .routeAction(id: id, action: $0) })
    if let effect { return effect }
    let count = scope.read(state) { $0.count }
    scope.reportMissing(action, "there was no route with the id \(id); \(thereAre(count))")
    return .none
  }
}

// MARK: Coordinators that share a cancellation id

extension _ForEachRouteReducer {
  private struct Mark: Hashable {
    let id: Flow.RouteID
    let identity: RouteIdentity
  }

  private func cancellable(
    _ effect: Effect<Screen.Action>, _ id: Flow.RouteID
  ) -> Effect<Screen.Action> {
    guard case .shared(let coordinator) = cancellation else { return effect }
    return effect.cancellable(
      id: SharedRouteID(coordinator: coordinator, route: AnyHashableSendable(id)))
  }

  private func sharedMarks(_ state: Parent.State) -> [Mark]? {
    guard case .shared = cancellation else { return nil }
    return marks(state)
  }

  private func marks(_ state: Parent.State) -> [Mark] {
    scope.read(state) { routes in
      routes.indices.map { Mark(id: routes._id(at: $0), identity: routes[$0].identity) }
    }
  }

  private func cancelOthers(left before: [Mark], _ state: Parent.State) -> Effect<Parent.Action> {
    guard case .shared(let coordinator) = cancellation else { return .none }
    let after = Set(marks(state))
    return .merge(
      before.filter { !after.contains($0) }.map { mark in
        .cancelEverywhere(
          id: SharedRouteID(coordinator: coordinator, route: AnyHashableSendable(mark.id)))
      })
  }
}
