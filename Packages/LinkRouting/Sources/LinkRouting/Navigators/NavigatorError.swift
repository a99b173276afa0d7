public import LinkMatching

/// Why there is no navigator, or why it does not go somewhere.
public enum NavigatorError: Error, Hashable, Sendable {
  /// No route fits the path of the root.
  case rootPathDoesNotPresentInRoutes
  /// Two tabs have one path, so that no link would lead to the second.
  case repeatedTab(path: String)
  /// The routes make no table.
  case routes(RouteTableError)
  /// The redirects on the way lead nowhere.
  case redirect(RedirectError)
}

extension NavigatorError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .rootPathDoesNotPresentInRoutes:
      "No route fits the path of the root, or that of a tab, which must need no parameter."
    case .repeatedTab(let path): "Two tabs have the path “\(path.shortened)”."
    case .routes(let error): error.description
    case .redirect(let error): error.description
    }
  }
}
