public import LinkDestinations
public import TabBar

/// The URLs of the app: `numbers://a`, `numbers://a/a2`, `numbers://b`, `numbers://b/b2`, each with
/// `?number=7&kind=math` if one likes.
public enum RootLinks {
  private static let links = Result { () throws(RouteTableError) in
    try DestinationLinks(TabBarDestination.links, schemes: [scheme])
  }

  /// The scheme of the app's URLs.
  public static let scheme = "numbers"

  /// The place that a URL or a bare path leads to.
  public static func destination(for link: String) throws(DestinationError) -> TabBarDestination {
    switch links {
    case .success(let links): return try links.destination(for: link)
    case .failure(let error): throw .undeclared("\(error)")
    }
  }

  /// The URL of a place.
  public static func url(for destination: TabBarDestination) throws(DestinationError) -> String {
    switch links {
    case .success(let links): return "\(scheme):/" + (try links.url(for: destination))
    case .failure(let error): throw .undeclared("\(error)")
    }
  }
}

extension RootFeature.State {
  /// The URL of where the user is; `nil` at the log-in.
  public var url: String? {
    guard case .tabBar(let state) = self, let destination = state.destination else { return nil }
    return try? RootLinks.url(for: destination)
  }
}
