/// The route that a link fits best, with what it captures.
public struct RouteMatch: Sendable {
  /// The parameters, query and fragment.
  public let parameters: RouteParameters
  private let table: RouteTable
  private let fit: RouteFit
  private let link: Link

  init(_ fit: RouteFit, of link: Link, in table: RouteTable) {
    parameters = table.parameters(fit, of: link)
    self.table = table
    self.fit = fit
    self.link = link
  }

  /// The route's whole pattern.
  public var pattern: RoutePattern { table.routes[fit.route].pattern }

  /// The route's name.
  public var name: String? { table.routes[fit.route].name }

  /// The screens on the way to it, the outermost first; the last one is the match itself.
  ///
  /// - Complexity: O(*n*) in the length of the path; made anew each time.
  public var crumbs: [Crumb] { table.crumbs(fit, of: link) }
}

extension RouteMatch: Hashable {
  /// Whether both are matches of one route with equal parameters, query and fragment.
  public static func == (left: RouteMatch, right: RouteMatch) -> Bool {
    left.fit.route == right.fit.route && left.parameters == right.parameters
  }

  /// Hashes the route and the parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fit.route)
    hasher.combine(parameters)
  }
}
