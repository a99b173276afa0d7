public import LinkMatching
public import Observation

/// Tabs, each with a stack of its own.
///
/// A link selects the tab it belongs to and is followed there; the other tabs stay as they were. A
/// link that leads nowhere shows the not-found screen in the tab that is selected. Guards are asked whenever a
/// screen comes to the front: of links that are followed, and when a tab is selected.
@MainActor
@Observable
public final class TabNavigator {
  /// The tabs.
  @ObservationIgnored public let tabs: [TabRoute]
  /// The navigators of the tabs, in the same order.
  @ObservationIgnored public let navigators: [Navigator]
  @ObservationIgnored private let map: RouteMap
  @ObservationIgnored private let roots: [Crumb]
  private var selected = 0

  /// Starts in the first tab, each tab at its root; or where a guard of the first root sends its link.
  ///
  /// - Parameter schemes: The schemes of the app's own URLs; `nil` for any.
  /// - Throws: ``NavigatorError/rootPathDoesNotPresentInRoutes`` when there is no tab, or when a
  ///   tab's path needs a parameter; ``NavigatorError/repeatedTab(path:)``; ``NavigatorError/routes(_:)`` when
  ///   a path is no pattern.
  public init(tabs: [TabRoute], schemes: Set<String>? = nil) throws(NavigatorError) {
    let map = try RouteMap(tabs.map(\.route), schemes: schemes)
    var roots: [Crumb] = []
    for tab in tabs {
      guard let root = map.table.root(ofTab: tab.path) else {
        throw .rootPathDoesNotPresentInRoutes
      }
      guard !roots.contains(where: { $0.route == root.route }) else {
        throw .repeatedTab(path: root.pattern ?? tab.path)
      }
      roots.append(root)
    }
    guard !roots.isEmpty else { throw .rootPathDoesNotPresentInRoutes }
    self.tabs = tabs
    self.map = map
    self.roots = roots
    navigators = roots.map { Navigator(core: NavigatorCore(map: map, root: $0)) }
    for navigator in navigators { navigator.core.tabs = self }
    selectedNavigator.core.begin()
  }

  /// Which tab is selected; a number that is no tab's changes nothing.
  ///
  /// When a guard sends the screen in front of the tab elsewhere, that is followed, as a link to it would be.
  public var selection: Int {
    get { selected }
    set { select(newValue) }
  }

  private func select(_ tab: Int) {
    guard tab != selected, navigators.indices.contains(tab) else { return }
    if let crumb = map.guarded(navigators[tab].core.state) {
      go(to: crumb.location)
    } else {
      selected = tab
    }
  }

  /// The navigator of the tab that is selected.
  public var selectedNavigator: Navigator { navigators[selected] }

  /// The canonical link to the screen in front of everything.
  public var location: String { selectedNavigator.location }

  /// Why the last link was not followed; `nil` when it was, or once the user has been told.
  public var failure: NavigatorError? {
    get { selectedNavigator.failure }
    set { selectedNavigator.failure = newValue }
  }

  /// Follows a URL or a bare path: selects its tab, and goes there.
  @discardableResult
  public func go(to link: String) -> NavigationResult {
    let resolution: Resolution
    do {
      resolution = try map.resolve(link)
    } catch {
      return selectedNavigator.core.refuse(.redirect(error))
    }
    selectedNavigator.failure = nil
    return show(resolution)
  }

  private func show(_ resolution: Resolution) -> NavigationResult {
    if case .found(let way) = resolution, let tab = index(of: way.first) { selected = tab }
    return selectedNavigator.core.show(resolution)
  }

  private func index(of root: Crumb?) -> Int? {
    navigators.firstIndex { $0.core.state.root.route == root?.route }
  }

  /// Takes the screen in front of the selected tab away; `false` when it is the root.
  @discardableResult
  public func back() -> Bool { selectedNavigator.back() }

  /// Undoes the last step back in the selected tab; `false` when there is none.
  @discardableResult
  public func forward() -> Bool { selectedNavigator.forward() }

  /// Closes the modal screen of the selected tab; `false` when there is none.
  @discardableResult
  public func dismiss() -> Bool { selectedNavigator.dismiss() }

  /// The link to the route with a name.
  public func url(
    for name: String, params: PathParameters = [:], query: QueryItems = [],
    fragment: String? = nil
  ) throws(LinkBuildError) -> String {
    try map.table.url(for: name, params: params, query: query, fragment: fragment)
  }

  // MARK: Snapshot

  /// The whole navigation, to be kept: the tab that is selected, and where each tab stands.
  public var snapshot: NavigationSnapshot {
    NavigationSnapshot(
      selectedTab: selectedNavigator.root.pattern, stacks: navigators.map(\.core.history))
  }

  /// Goes where a snapshot says; guards are obeyed, and a tab that it does not know starts anew.
  ///
  /// The guards of a tab that is not selected are asked when it is.
  ///
  /// - Throws: `SnapshotError`; the navigation then stays where it was.
  public func restore(_ snapshot: NavigationSnapshot) throws(SnapshotError) {
    var restored = roots.map { NavigationHistory(NavigationState(root: $0)) }
    var known: Set<Int> = []
    for history in try map.histories(of: snapshot) {
      guard let tab = index(of: history.state.root), known.insert(tab).inserted else {
        throw .otherNavigation
      }
      try map.check(history.state)
      restored[tab] = history
    }
    guard let selection = roots.firstIndex(where: { $0.pattern == snapshot.selectedTab }) else {
      throw .otherNavigation
    }
    let redirection = try map.redirection(of: restored[selection].state)
    if redirection != nil {
      restored[selection] = NavigationHistory(NavigationState(root: roots[selection]))
    }
    selected = selection
    for (navigator, history) in zip(navigators, restored) { navigator.core.restore(history) }
    if let redirection { _ = show(redirection) }
  }
}

extension RouteTable {
  /// The root of a tab: its path without the parameters that may be missing.
  fileprivate func root(ofTab path: String) -> Crumb? {
    guard let pattern = try? RoutePattern(path), !pattern.needsParameters else { return nil }
    return root(pattern)
  }
}
