public import LinkMatching
public import Observation

/// Where the user is in a stack of screens, and the way to other places.
///
/// It is observable: a view that reads one of its properties is evaluated again when that changes.
/// A stack with modal screens has a navigator for each level; links lead to the same places from all
/// of them.
@MainActor
public final class Navigator: Observable {
  let core: NavigatorCore
  let level: Int
  private var inner: Navigator?

  init(core: NavigatorCore, level: Int = 0) {
    self.core = core
    self.level = level
  }

  /// Starts at the root, or where a guard of the root sends its link.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - root: The path of the screen that is always there; a route must fit it.
  ///   - schemes: The schemes of the app's own URLs; `nil` for any. Bare paths are always followed.
  /// - Throws: ``NavigatorError/rootPathDoesNotPresentInRoutes``, or ``NavigatorError/routes(_:)``
  ///   when a path is no pattern or a name comes twice.
  public convenience init(
    routes: [Route], root: String = "/", schemes: Set<String>? = nil
  ) throws(NavigatorError) {
    let map = try RouteMap(routes, schemes: schemes)
    guard let crumb = map.table.match(root)?.crumbs.last else {
      throw .rootPathDoesNotPresentInRoutes
    }
    self.init(core: NavigatorCore(map: map, root: crumb))
    core.begin()
  }

  // MARK: Where the user is

  /// The screen at the bottom of this level.
  public var root: Crumb { core.state.root(of: level) ?? core.state.root }

  /// The canonical path of the screen at the bottom of this level, without query and fragment.
  public var rootPath: String { root.path }

  /// The screens pushed in this level, the front one last.
  ///
  /// Writing it takes screens away: a value that is no beginning of the path changes nothing.
  public var path: [Crumb] {
    get { core.state.path(of: level) }
    set {
      guard path.starts(with: newValue) else { return }
      _ = core.back { $0.cut(level: level, to: newValue.count) }
    }
  }

  /// The modal screen in front of this level and what is pushed in it; empty when there is none.
  public var modalPath: [Crumb] {
    core.state.root(of: level + 1).map { [$0] + core.state.path(of: level + 1) } ?? []
  }

  /// The navigator of the modal screen in front of this level.
  public var modalNavigator: Navigator? {
    guard core.state.levels > level + 1 else { return nil }
    if let inner { return inner }
    let navigator = Navigator(core: core, level: level + 1)
    inner = navigator
    return navigator
  }

  /// The canonical link to the screen in front of everything.
  public var location: String { core.state.top.location }

  /// Why the last link was not followed; `nil` when it was, or once the user has been told.
  public var failure: NavigatorError? {
    get { core.failure }
    set { core.failure = newValue }
  }

  // MARK: Elsewhere

  /// Follows a URL or a bare path.
  ///
  /// The screens of the routes on the way are shown, and nothing else. When no route fits, the
  /// not-found screen is put in front of where the user is.
  @discardableResult
  public func go(to link: String) -> NavigationResult {
    core.go(to: link)
  }

  /// Takes the screen in front away, be it pushed or modal; `false` when it is the root.
  @discardableResult
  public func back() -> Bool {
    core.back { $0.back() }
  }

  /// Undoes the last step back since a link was followed; `false` when there is none.
  @discardableResult
  public func forward() -> Bool {
    core.forward()
  }

  /// Closes the modal screen in front of this level, with all in front of it; when there is none,
  /// the modal screen of this level; `false` when that is none either.
  @discardableResult
  public func dismiss() -> Bool {
    core.back { $0.dismiss(level: level + 1) || $0.dismiss(level: level) }
  }

  /// Whether ``back()`` leads anywhere.
  public var canGoBack: Bool { !core.state.crumbs.isEmpty }

  /// Whether ``forward()`` leads anywhere.
  public var canGoForward: Bool { !core.history.ahead.isEmpty }

  // MARK: Links

  /// The link to the route with a name: what it returns leads back to that route with those values.
  public func url(
    for name: String, params: PathParameters = [:], query: QueryItems = [],
    fragment: String? = nil
  ) throws(LinkBuildError) -> String {
    try core.map.table.url(for: name, params: params, query: query, fragment: fragment)
  }
}

extension Navigator: Equatable {
  /// Whether both are the navigator of one level of one stack.
  public nonisolated static func == (left: Navigator, right: Navigator) -> Bool {
    left.core === right.core && left.level == right.level
  }
}
