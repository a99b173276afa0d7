@_spi(FeatureCollections) import ComposableArchitecture
import Routes

/// How the engine finds the screens inside routes.
enum RoutesAccess<Flow: RoutableCollection>: FeatureCollectionAccess
where Flow.RouteID: Sendable {
  static func generation(of id: Flow.RouteID, in routes: Flow) -> UInt64? {
    routes._index(of: id).map { routes[$0].identity.generation }
  }

  static func feature(_ id: Flow.RouteID, in routes: Flow) -> Flow.Element.Screen? {
    routes._index(of: id).map { routes[$0].screen }
  }

  static func modify<Result>(
    _ id: Flow.RouteID, in routes: inout Flow, _ body: (inout Flow.Element.Screen) -> Result
  ) -> Result? {
    guard let index = routes._index(of: id) else { return nil }
    return routes[index].modifyScreen(body)
  }

  static func structure(of routes: Flow) -> UInt64 {
    // The multiplier is that of SplitMix64; the shift lets each number change all bits after it.
    routes.reduce(UInt64(routes.count)) { sum, route in
      let mixed = (sum ^ route.identity.generation) &* 0x9E37_79B9_7F4A_7C15
      return mixed ^ (mixed >> 29)
    }
  }
}
