/// A bar that can be hidden.
public struct ToolbarPlacement: Hashable, Sendable {
  fileprivate let isNavigationBar: Bool
  fileprivate let isBottomBar: Bool

  /// The bar with the title.
  public static let automatic = ToolbarPlacement(isNavigationBar: true, isBottomBar: false)
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(isNavigationBar: true, isBottomBar: false)
  /// The row below the screen.
  public static let bottomBar = ToolbarPlacement(isNavigationBar: false, isBottomBar: true)
}

extension View {
  /// Shows or hides bars of the screen; keys and commands of what a hidden bar holds are gone with it.
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    return FactView(content: self) { facts in
      guard visibility == .hidden else { return }
      if bars.contains(where: \.isNavigationBar) { facts.isTopBarHidden = true }
      if bars.contains(where: \.isBottomBar) { facts.isBottomBarHidden = true }
    }
  }

  /// Takes away the way back from a pushed screen, Escape included; `dismiss` still leaves it.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View {
    FactView(content: self) { $0.isBackHidden = $0.isBackHidden || isHidden }
  }
}
