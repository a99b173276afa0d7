@_spi(FeatureCollections) import ComposableArchitecture
import Routes

extension _ForEachRouteReducer {
  /// What a screen's `dismiss` does: takes its route away, with all above it; `nil` for the root, which
  /// stays, so that whoever presents the whole flow is asked.
  func dismissal(
    of id: Flow.RouteID, _ state: Parent.State
  ) -> (@MainActor (Flow) -> RouterAction<Flow.RouteID, Screen.State, Screen.Action>?)? {
    let identity = scope.read(state) { routes in
      routes._index(of: id).flatMap { $0 > 0 ? routes[$0].identity : nil }
    }
    guard let identity else { return nil }
    // Effects that do not end with their screen must not take the one after it away.
    let expected = cancellation.endsWithScreen ? nil : identity
    return { routes in
      guard let index = routes._index(of: id), index > 0,
        expected == nil || routes[index].identity == expected
      else { return nil }
      return .updateRoutes(Array(routes.prefix(index)).from(.coordinator))
    }
  }
}
