@_spi(FeatureCollections) public import ComposableArchitecture
public import Routes

extension _ForEachRouteReducer {
  /// Takes routes in, unless the user wants a screen to go that refuses to.
  ///
  /// Routes that were made anew stand for screens that are there where they describe the same: so their
  /// effects go on.
  func update(
    _ state: inout Parent.State, with routes: [Route<Screen.State>]
  ) -> Effect<Parent.Action> {
    let current = scope.read(state) { $0 }
    guard !routes.isEmpty || current.isEmpty else {
      scope.report("received no routes. The routes are unchanged: the root stays.")
      return .none
    }
    let origin = routes.origin()
    let routes = origin == .outside ? routes : routes.from(.outside)
    var updated = current
    guard updated._replaceAll(with: routes) else {
      scope.report("received routes of which two share an id. The routes are unchanged.")
      return .none
    }
    keepIdentities(of: current, in: &updated)
    switch origin {
    case .outside: if let action = refusedAction(current, updated) { return .send(action) }
    case .continuation: keepScreens(of: current, in: &updated)
    case .coordinator: break
    }
    scope.modify(&state) { $0 = updated }
    return .none
  }

  private func keepIdentities(of current: Flow, in updated: inout Flow) {
    for index in updated.indices {
      guard let oldIndex = current._index(of: updated._id(at: index)) else { continue }
      let old = current[oldIndex]
      let new = updated[index]
      guard old.identity != new.identity,
        Flow._idsTellScreensApart || areEqual(old.screen, new.screen)
      else { continue }
      updated[index] = Route(new.screen, new.style, old.identity)
    }
  }

  private func keepScreens(of current: Flow, in updated: inout Flow) {
    let screens = Dictionary(
      current.map { ($0.identity, $0.screen) }, uniquingKeysWith: { first, _ in first })
    for index in updated.indices {
      let route = updated[index]
      guard let screen = screens[route.identity] else { continue }
      updated[index] = Route(screen, route.style, route.identity)
    }
  }

  private func refusedAction(_ current: Flow, _ updated: Flow) -> Parent.Action? {
    guard let refusal else { return nil }
    let kept = Set(updated.map(\.identity))
    for route in current.reversed() where !kept.contains(route.identity) {
      if let action = refusal(route) { return action }
    }
    return nil
  }
}

extension _ForEachRouteReducer {
  /// Has screens refuse to be dismissed or popped by the user.
  ///
  /// ```swift
  /// .forEachRoute(\.routes, action: \.router)
  /// .refusingDismissal { route in
  ///   route.screen.form?.isDirty == true ? .dismissalRefused : nil
  /// }
  /// ```
  ///
  /// While a screen that would leave by an `.updateRoutes` from outside refuses, the routes are unchanged.
  /// What the coordinator does to its routes itself is never refused, not by
  /// `routeWithDelaysIfUnsupported` either, nor is a screen that dismisses itself.
  ///
  /// - Parameter refusal: Is given each route that would leave, from the top; returns the action to send if
  ///   it is to stay, `nil` if it may go.
  /// - Returns: This reducer with the refusal.
  public func refusingDismissal(
    _ refusal: @escaping (Route<Screen.State>) -> Parent.Action?
  ) -> Self {
    var copy = self
    copy.refusal = refusal
    return copy
  }
}

/// Whether two values of a type that can be compared are equal.
private func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<E: Equatable>(_ lhs: E) -> Bool { lhs == rhs as? E }
  guard let lhs = lhs as? any Equatable else { return false }
  return compare(lhs)
}
