public import LinkMatching
public import TerminalUI

/// Shows the screens of routes.
///
/// ```swift
/// Router(routes: [
///   Route(path: "/", builder: { HomeView() }, children: [
///     Route(path: "contact/:id") { params in ContactView(id: try params.require("id")) }
///   ])
/// ])
/// ```
///
/// The screens find their ``Navigator`` in the environment: `@Environment(Navigator.self)`. URLs that
/// the app is asked to open are followed.
public struct Router: View {
  private let source: NavigatorSource<Navigator>
  private let notFound: NotFoundScreen
  @State private var kept = KeptNavigator<Navigator>()

  /// Shows routes with a navigator of its own.
  ///
  /// - Parameters:
  ///   - routes: The routes; those of the first time are kept.
  ///   - root: The path of the screen that is always there.
  ///   - schemes: The schemes of the app's own URLs; `nil` for any. Bare paths are always followed.
  public init(routes: [Route], root: String = "/", schemes: Set<String>? = nil) {
    self.init(routes: routes, root: root, schemes: schemes) { NotFoundView($0) }
  }

  /// Shows routes with a navigator of its own, and the app's own not-found screen.
  public init<NotFound: View>(
    routes: [Route], root: String = "/", schemes: Set<String>? = nil,
    @ViewBuilder notFound: @escaping @MainActor (UnknownLink) -> NotFound
  ) {
    source = .made { () throws(NavigatorError) in
      try Navigator(routes: routes, root: root, schemes: schemes)
    }
    self.notFound = NotFoundScreen(notFound)
  }

  /// Shows the screens of a navigator that is kept elsewhere.
  public init(navigator: Navigator) {
    self.init(navigator: navigator) { NotFoundView($0) }
  }

  /// Shows the screens of a navigator that is kept elsewhere, and the app's own not-found screen.
  public init<NotFound: View>(
    navigator: Navigator, @ViewBuilder notFound: @escaping @MainActor (UnknownLink) -> NotFound
  ) {
    source = .given(navigator)
    self.notFound = NotFoundScreen(notFound)
  }

  /// The screens, or the sentence that says what is wrong with the routes.
  public var body: some View {
    switch kept.navigator(of: source) {
    case .success(let navigator):
      LevelView(navigator: navigator)
        .id(ObjectIdentifier(navigator.core))
        .environment(\.notFoundScreen, notFound)
        .failureAlert(
          Binding(get: { navigator.failure }, set: { navigator.failure = $0 })
        )
        .onOpenURL { navigator.go(to: $0) }
    case .failure(let error):
      Text(error.description)
    }
  }
}
