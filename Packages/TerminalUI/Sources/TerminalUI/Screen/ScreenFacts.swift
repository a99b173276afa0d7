import FoundationEssentials

/// What the views of a screen say about it.
@MainActor
final class ScreenFacts {
  /// The title of the screen itself.
  var title: String?
  /// The title of the screen in front of a stack inside, which that stack shows.
  var innerTitle: String?
  /// The title of what is in front.
  var titleInFront: String? { innerTitle ?? title }
  /// What `navigationDestination` has presented, the last one in front.
  var destinations: [any PresentedDestination] = []
  /// Makers of screens for the values of a navigation path.
  var pathDestinations: [ObjectIdentifier: PathDestination] = [:]
  /// Sheets and alerts, the last one in front.
  var presentations: [any PresentedLayer] = []
  /// Views that stand in toolbars.
  var toolbars: [any ToolbarSource] = []
  /// What is done with a URL that is opened.
  var urlHandlers: [@MainActor (URL) -> Void] = []
  /// Tab views, the outermost first.
  var tabs: [any TabSwitcher] = []
  /// Goes back one screen, where there is one.
  var back: (@MainActor () -> Void)?
  /// Whether a pushed screen shows no way back.
  var isBackHidden = false
  /// Whether the title and what stands beside it are not shown.
  var isTopBarHidden = false
  /// Whether the row below the screen is not shown.
  var isBottomBarHidden = false
  /// Whether Escape must not dismiss the screen.
  var isDismissDisabled = false
  /// Which screen is in front, for the focus.
  var screen: PlaceIdentity?
}

/// A screen that a view has pushed.
@MainActor
protocol PresentedDestination: AnyObject {
  var destinationNode: _AnyNode? { get }
  func dismissDestination()
}

/// Makes the screen of a value of one type; a view that is evaluated again says another one.
@MainActor
final class PathDestination {
  let make: @MainActor (Any) -> AnyView

  init(_ make: @escaping @MainActor (Any) -> AnyView) {
    self.make = make
  }
}

/// A sheet, a cover or an alert.
@MainActor
protocol PresentedLayer: AnyObject {
  var kind: LayerKind { get }
  var layerNode: _AnyNode? { get }
  var layerFacts: ScreenFacts { get }
  var isDismissDisabled: Bool { get }
  func dismissLayer()
}

/// How a layer is shown.
package enum LayerKind {
  case sheet, cover, alert, dialog
}

/// A view's toolbar.
@MainActor
protocol ToolbarSource: AnyObject {
  var toolbarNode: _AnyNode? { get }
}

/// A tab view as keys and commands see it.
@MainActor
protocol TabSwitcher: AnyObject {
  var tabTitles: [String] { get }
  var selectedTab: Int? { get }
  func selectTab(_ index: Int)
}
