/// How a route's screen is shown.
public enum RouteStyle: Hashable, Codable, Sendable {
  /// Pushed onto the navigation stack that the screen before it stands in.
  case push

  /// In a sheet in front of the screen before it.
  case sheet(embedInNavigationView: Bool)

  /// In place of the screen before it.
  case cover(embedInNavigationView: Bool)

  /// Whether the screen is presented, not pushed.
  public var isPresented: Bool { self != .push }

  /// Whether the screen is the root of a navigation stack of its own.
  public var embedInNavigationView: Bool {
    switch self {
    case .push: false
    case .sheet(let isEmbedded), .cover(let isEmbedded): isEmbedded
    }
  }
}
