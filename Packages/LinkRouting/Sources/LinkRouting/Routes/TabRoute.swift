import LinkMatching
public import TerminalUI

/// A tab: the path and screen of its root, and its label.
public struct TabRoute: Sendable {
  let route: Route
  let label: @MainActor () -> AnyView

  /// The path of the tab's root, a `RoutePattern` without parameters that must be there.
  public var path: String { route.path }

  /// A tab whose root depends on the link.
  public init<Content: View, Label: View>(
    path: String, name: String? = nil, @ViewBuilder builder: @escaping Route.Builder<Content>,
    @ViewBuilder labelBuilder: @escaping @MainActor () -> Label, children: [Route] = [],
    redirect: Route.Redirect? = nil
  ) {
    route = Route(
      path: path, name: name, builder: builder, children: children, redirect: redirect)
    label = { AnyView(labelBuilder()) }
  }

  /// A tab whose root is always the same.
  public init<Content: View, Label: View>(
    path: String, name: String? = nil, @ViewBuilder builder: @escaping @MainActor () -> Content,
    @ViewBuilder labelBuilder: @escaping @MainActor () -> Label, children: [Route] = [],
    redirect: Route.Redirect? = nil
  ) {
    self.init(
      path: path, name: name, builder: { _ in builder() }, labelBuilder: labelBuilder,
      children: children, redirect: redirect)
  }
}
