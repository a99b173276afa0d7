public import LinkMatching
public import TerminalUI

/// A path and its screen.
///
/// ```swift
/// Route(path: "/contacts", builder: { ContactsView() }, children: [
///   Route(path: ":id", name: "contact") { params in
///     ContactView(id: try params.require("id", as: Int.self))
///   }
/// ])
/// ```
///
/// The path of a child is joined to its parent's, and the parent's screen stands below the child's.
public struct Route: Sendable {
  /// Makes the screen; an error that it throws shows the not-found screen.
  public typealias Builder<Content> = @MainActor (RouteParameters) throws -> Content

  /// Says where a link to a route is sent instead, or `nil`; query, fragment and parameters go with it.
  public typealias Redirect = @MainActor (RouteParameters) -> String?

  /// The path below the parent's, a `RoutePattern`.
  public let path: String
  /// A name for making links, used once.
  public let name: String?
  /// The routes below.
  public let children: [Route]
  /// Whether the screen is presented in front of those before it.
  public let isModal: Bool
  let screen: RouteScreen

  /// A route whose screen depends on the link.
  ///
  /// - Parameters:
  ///   - path: The path below the parent's.
  ///   - name: A name for ``Navigator/url(for:params:query:fragment:)``.
  ///   - builder: Makes the screen. It is called once more when a link is followed, to see whether it
  ///     throws.
  ///   - children: The routes below.
  ///   - isModal: Whether the screen is presented in front of those before it.
  ///   - redirect: Says where the route and those below it are sent instead.
  public init<Content: View>(
    path: String, name: String? = nil, @ViewBuilder builder: @escaping Builder<Content>,
    children: [Route] = [], isModal: Bool = false, redirect: Redirect? = nil
  ) {
    self.path = path
    self.name = name
    self.children = children
    self.isModal = isModal
    screen = RouteScreen(build: { AnyView(try builder($0)) }, redirect: redirect)
  }

  /// A route whose screen is always the same.
  public init<Content: View>(
    path: String, name: String? = nil, @ViewBuilder builder: @escaping @MainActor () -> Content,
    children: [Route] = [], isModal: Bool = false, redirect: Redirect? = nil
  ) {
    self.init(
      path: path, name: name, builder: { _ in builder() }, children: children, isModal: isModal,
      redirect: redirect)
  }
}
