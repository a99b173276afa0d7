/// A route without its screen: what the matcher has to know.
public struct RouteDeclaration: Sendable {
  /// The path below the parent's, a ``RoutePattern``.
  public var path: String
  /// A name for making links, used once in a table.
  public var name: String?
  /// Whether the screen is presented in front of those before it.
  public var isModal: Bool
  /// The routes below.
  public var children: [RouteDeclaration]

  /// Declares a route.
  public init(
    path: String, name: String? = nil, isModal: Bool = false, children: [RouteDeclaration] = []
  ) {
    self.path = path
    self.name = name
    self.isModal = isModal
    self.children = children
  }
}
