public import LinkMatching

/// Why there is no navigator, or why it does not go somewhere.
public enum NavigatorError: Error, Hashable, Sendable {
  /// No route fits the path of the root.
  case rootPathDoesNotPresentInRoutes
  /// The routes make no table.
  case routes(RouteTableError)
  /// The redirects on the way lead nowhere.
  case redirect(RedirectError)
}

extension NavigatorError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .rootPathDoesNotPresentInRoutes: "No route fits the path of the root."
    case .routes(let error): error.description
    case .redirect(let error): error.description
    }
  }
}
