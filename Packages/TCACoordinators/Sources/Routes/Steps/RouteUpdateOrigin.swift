extension Array {
  /// These routes, signed with who brings them.
  package func from<Screen>(_ origin: RouteIdentity.Origin) -> [Route<Screen>]
  where Element == Route<Screen> {
    guard let first else { return self }
    var routes = self
    routes[0] = Route(first.screen, first.style, first.identity.from(origin))
    return routes
  }

  /// Who brings these routes.
  package func origin<Screen>() -> RouteIdentity.Origin where Element == Route<Screen> {
    first?.identity.origin ?? .outside
  }
}
