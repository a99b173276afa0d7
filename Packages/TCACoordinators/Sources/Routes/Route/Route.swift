/// A screen's state, and how the screen is shown.
///
/// ```swift
/// var routes: [Route<Screen.State>] = [.root(.home(.init()), embedInNavigationView: true)]
/// routes.push(.detail(.init(number: 42)))
/// ```
///
/// Each route that is made is another one, even when it equals a route that was there before: see
/// ``RouteIdentity``.
public enum Route<Screen> {
  /// A screen that is pushed; made by ``push(_:)``.
  case push(Screen, identity: RouteIdentity)

  /// A screen in a sheet; made by ``sheet(_:embedInNavigationView:)``.
  case sheet(Screen, embedInNavigationView: Bool, identity: RouteIdentity)

  /// A screen in place of the one before it; made by ``cover(_:embedInNavigationView:)``.
  case cover(Screen, embedInNavigationView: Bool, identity: RouteIdentity)
}

extension Route: RouteProtocol {
  /// The first screen of a flow. How it is shown is up to whoever shows the flow.
  ///
  /// - Parameters:
  ///   - screen: The screen's state.
  ///   - embedInNavigationView: Whether screens can be pushed onto it.
  public static func root(_ screen: Screen, embedInNavigationView: Bool = false) -> Route {
    .sheet(screen, embedInNavigationView: embedInNavigationView)
  }

  /// A screen that is pushed.
  ///
  /// - Parameter screen: The screen's state.
  public static func push(_ screen: Screen) -> Route {
    .push(screen, identity: RouteIdentity())
  }

  /// A screen in a sheet.
  ///
  /// - Parameters:
  ///   - screen: The screen's state.
  ///   - embedInNavigationView: Whether screens can be pushed onto it.
  public static func sheet(_ screen: Screen, embedInNavigationView: Bool = false) -> Route {
    .sheet(screen, embedInNavigationView: embedInNavigationView, identity: RouteIdentity())
  }

  /// A screen in place of the one before it.
  ///
  /// - Parameters:
  ///   - screen: The screen's state.
  ///   - embedInNavigationView: Whether screens can be pushed onto it.
  public static func cover(_ screen: Screen, embedInNavigationView: Bool = false) -> Route {
    .cover(screen, embedInNavigationView: embedInNavigationView, identity: RouteIdentity())
  }

  /// The screen's state.
  public var screen: Screen {
    get {
      switch self {
      case .push(let screen, _), .sheet(let screen, _, _), .cover(let screen, _, _): screen
      }
    }
    set { self = Route(newValue, style, identity) }
  }

  /// How the screen is shown.
  public var style: RouteStyle {
    switch self {
    case .push: .push
    case .sheet(_, let isEmbedded, _): .sheet(embedInNavigationView: isEmbedded)
    case .cover(_, let isEmbedded, _): .cover(embedInNavigationView: isEmbedded)
    }
  }

  /// What tells the route from every other one.
  public var identity: RouteIdentity {
    switch self {
    case .push(_, let identity), .sheet(_, _, let identity), .cover(_, _, let identity): identity
    }
  }

  /// A route of a screen that is shown in a given way.
  ///
  /// - Parameters:
  ///   - screen: The screen's state.
  ///   - style: How the screen is shown.
  ///   - identity: What tells the route from others; a new one by default.
  public init(
    _ screen: Screen, _ style: RouteStyle, _ identity: RouteIdentity = RouteIdentity()
  ) {
    switch style {
    case .push: self = .push(screen, identity: identity)
    case .sheet(let isEmbedded):
      self = .sheet(screen, embedInNavigationView: isEmbedded, identity: identity)
    case .cover(let isEmbedded):
      self = .cover(screen, embedInNavigationView: isEmbedded, identity: identity)
    }
  }

  /// This route with another state of the same screen, shown in the same way.
  ///
  /// - Parameter transform: Makes the other state.
  /// - Returns: The route; it keeps its identity.
  public func map<NewScreen>(
    _ transform: (Screen) throws -> NewScreen
  ) rethrows -> Route<NewScreen> {
    Route<NewScreen>(try transform(screen), style, identity)
  }

  /// Another screen, shown in the same way.
  ///
  /// - Parameter screen: The screen's state.
  /// - Returns: The route; it has an identity of its own.
  public func replaced(with screen: Screen) -> Route { Route(screen, style) }

  /// Changes the screen in place, without copying its buffers.
  ///
  /// - Parameter body: Changes the state.
  /// - Returns: What `body` returns.
  public mutating func modifyScreen<Result>(_ body: (inout Screen) -> Result) -> Result {
    withUnsafeMutablePointer(to: &self) { place in
      let old = place.move()
      let style = old.style
      let identity = old.identity
      var screen = old.screen
      // Nothing else may hold the screen while it is changed.
      _ = consume old
      let result = body(&screen)
      place.initialize(to: Route(screen, style, identity))
      return result
    }
  }
}

extension Route: Sendable where Screen: Sendable {}
