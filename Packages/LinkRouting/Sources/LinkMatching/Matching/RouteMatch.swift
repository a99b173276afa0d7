/// The route that a link fits best, with what it captures.
public struct RouteMatch: Hashable, Sendable {
  /// The route's whole pattern.
  public let pattern: RoutePattern
  /// The route's name.
  public let name: String?
  /// The parameters, query and fragment.
  public let parameters: RouteParameters
  /// The screens on the way to it, the outermost first; the last one is the match itself.
  public let crumbs: [Crumb]
}
