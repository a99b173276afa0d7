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
  private let make: @MainActor () throws(NavigatorError) -> Navigator
  private let notFound: NotFoundScreen
  @State private var kept = Kept<Navigator>()

  /// Shows routes with a navigator of its own.
  ///
  /// - Parameters:
  ///   - routes: The routes; those of the first time are kept.
  ///   - root: The path of the screen that is always there.
  public init(routes: [Route], root: String = "/") {
    self.init(routes: routes, root: root) { NotFoundView($0) }
  }

  /// Shows routes with a navigator of its own, and the app's own not-found screen.
  public init<NotFound: View>(
    routes: [Route], root: String = "/",
    @ViewBuilder notFound: @escaping @MainActor (UnknownLink) -> NotFound
  ) {
    make = { () throws(NavigatorError) in try Navigator(routes: routes, root: root) }
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
    make = { navigator }
    self.notFound = NotFoundScreen(notFound)
  }

  /// The screens, or the sentence that says what is wrong with the routes.
  public var body: some View {
    switch kept.value(make) {
    case .success(let navigator):
      LevelView(navigator: navigator)
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

/// What is made once in the life of a view.
@MainActor
final class Kept<Value> {
  private var made: Result<Value, NavigatorError>?

  nonisolated init() {}

  func value(_ make: () throws(NavigatorError) -> Value) -> Result<Value, NavigatorError> {
    if let made { return made }
    let result: Result<Value, NavigatorError>
    do { result = .success(try make()) } catch { result = .failure(error) }
    made = result
    return result
  }
}
