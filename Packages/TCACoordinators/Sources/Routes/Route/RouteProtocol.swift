/// What a collection of routes needs to know of a route; ``Route`` is the one type that conforms.
public protocol RouteProtocol {
  /// The screen's state.
  associatedtype Screen

  /// A pushed screen.
  static func push(_ screen: Screen) -> Self

  /// A screen in a sheet.
  static func sheet(_ screen: Screen, embedInNavigationView: Bool) -> Self

  /// A screen in place of the one before it.
  static func cover(_ screen: Screen, embedInNavigationView: Bool) -> Self

  /// The screen's state.
  var screen: Screen { get set }

  /// How the screen is shown.
  var style: RouteStyle { get }

  /// What tells the route from every other one.
  var identity: RouteIdentity { get }

  /// This route with a screen and an identity of its own, shown in the same way.
  func replaced(with screen: Screen) -> Self

  /// Changes the screen in place, without copying its buffers.
  mutating func modifyScreen<Result>(_ body: (inout Screen) -> Result) -> Result
}

extension RouteProtocol {
  /// Whether the screen is presented, not pushed.
  public var isPresented: Bool { style.isPresented }

  /// Whether the screen is the root of a navigation stack of its own.
  public var embedInNavigationView: Bool { style.embedInNavigationView }
}
