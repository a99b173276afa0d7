extension RouteTable {
  /// The link to the route with a name.
  ///
  /// What is returned leads back to that route with those parameters, always; a value that another
  /// route would catch is refused.
  ///
  /// - Throws: ``LinkBuildError`` that says what is missing or wrong.
  public func url(
    for name: String, params: PathParameters = [:], query: QueryItems = [],
    fragment: String? = nil
  ) throws(LinkBuildError) -> String {
    guard let route = names[name] else { throw .unknownName(name) }
    return try url(route: route, params: params, query: query, fragment: fragment)
  }

  /// The link to a route by its place in the order of declaration.
  package func url(
    route: Int, params: PathParameters, query: QueryItems, fragment: String?
  ) throws(LinkBuildError) -> String {
    let link = Link(
      segments: try routes[route].pattern.path(params), query: query, fragment: fragment)
    let text = link.description
    guard let fit = self.fit(link) else { throw .ambiguous(link: text, leadsTo: "no route") }
    let found = parameters(fit, of: link).path
    guard fit.route == route, isSame(found, params) else {
      let pattern = routes[fit.route].pattern
      throw .ambiguous(link: text, leadsTo: found.isEmpty ? "\(pattern)" : "\(pattern), \(found)")
    }
    return text
  }

  /// Whether the texts are equal; a remainder may have been given as one text.
  private func isSame(_ found: PathParameters, _ given: PathParameters) -> Bool {
    found.names.count == given.names.count && found.names.allSatisfy { found[$0] == given[$0] }
  }
}
