import LinkMatching
import Observation

/// Where one stack stands; its navigators, one a level, all look at it.
@MainActor
@Observable
final class NavigatorCore {
  @ObservationIgnored let map: RouteMap
  /// The tabs that the stack is one of.
  @ObservationIgnored weak var tabs: TabNavigator?
  private(set) var history: NavigationHistory
  var failure: NavigatorError?
  @ObservationIgnored private var toldErrors: Set<LinkBuildError> = []

  init(map: RouteMap, root: Crumb) {
    self.map = map
    history = NavigationHistory(NavigationState(root: root))
  }

  var state: NavigationState { history.state }

  /// Follows a link: in this stack, or among the tabs.
  func go(to text: String) -> NavigationResult {
    if let tabs { return tabs.go(to: text) }
    do {
      let resolution = try map.resolve(text)
      return show(resolution)
    } catch {
      return refuse(.redirect(error))
    }
  }

  func refuse(_ error: NavigatorError) -> NavigationResult {
    failure = error
    return .refused(error)
  }

  /// Shows what a link leads to.
  func show(_ resolution: Resolution) -> NavigationResult {
    failure = nil
    switch resolution {
    case .found(let way):
      history.go { state in
        // The root of a tab is always on the way; its optional parameters may differ.
        if tabs != nil, let root = way.first {
          state.show(way, root: root)
        } else {
          state.show(way)
        }
      }
      return .shown
    case .unknown(let unknown):
      history.go { $0.show(unknown) }
      return .notFound(unknown)
    }
  }

  /// Goes back by a change that takes screens away; a guard of the screen that comes to the front is
  /// obeyed.
  func back(_ change: (inout NavigationState) -> Bool) -> Bool {
    var next = history
    guard next.back(change) else { return false }
    if let crumb = map.guarded(next.state) { return go(to: crumb.location) == .shown }
    history = next
    return true
  }

  /// Undoes the last step back; a guard that has come up on the way is obeyed.
  func forward() -> Bool {
    guard let next = history.ahead.last else { return false }
    if let crumb = map.guarded(next) { return go(to: crumb.location) == .shown }
    history.forward()
    return true
  }

  /// Asks the guards of the screen that is in front at the start.
  func begin() {
    if let crumb = map.guarded(state) { _ = go(to: crumb.location) }
  }

  /// The history that a snapshot's stack gives, guards obeyed.
  func checked(_ restored: NavigationHistory) throws(SnapshotError) -> NavigationHistory {
    try map.check(restored.state)
    guard let resolution = try map.redirection(of: restored.state) else { return restored }
    var state = NavigationState(root: restored.state.root)
    switch resolution {
    case .found(let way): state.show(way)
    case .unknown(let unknown): state.show(unknown)
    }
    return NavigationHistory(state)
  }

  /// Whether an error of a link on screen has not been told yet; it counts as told from then on.
  func isNew(_ error: LinkBuildError) -> Bool { toldErrors.insert(error).inserted }

  func restore(_ history: NavigationHistory) {
    self.history = history
    failure = nil
  }

  /// Whether a stack's root is this one's, so that the stack can stand here.
  func hasSameRoot(as history: NavigationHistory) -> Bool {
    state.root.route == history.state.root.route
  }
}
