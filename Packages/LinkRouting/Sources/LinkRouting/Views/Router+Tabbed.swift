public import LinkMatching
public import TerminalUI

extension Router {
  /// Shows tabs with a navigator of their own.
  ///
  /// - Parameters:
  ///   - tabs: The tabs; those of the first time are kept.
  ///   - schemes: The schemes of the app's own URLs; `nil` for any. Bare paths are always followed.
  public static func tabbed(tabs: [TabRoute], schemes: Set<String>? = nil) -> TabbedRouter {
    tabbed(tabs: tabs, schemes: schemes) { NotFoundView($0) }
  }

  /// Shows tabs with a navigator of their own, and the app's own not-found screen.
  public static func tabbed<NotFound: View>(
    tabs: [TabRoute], schemes: Set<String>? = nil,
    @ViewBuilder notFound: @escaping @MainActor (UnknownLink) -> NotFound
  ) -> TabbedRouter {
    TabbedRouter(
      source: .made { () throws(NavigatorError) in
        try TabNavigator(tabs: tabs, schemes: schemes)
      },
      notFound: NotFoundScreen(notFound))
  }

  /// Shows the tabs of a navigator that is kept elsewhere.
  public static func tabbed(navigator: TabNavigator) -> TabbedRouter {
    tabbed(navigator: navigator) { NotFoundView($0) }
  }

  /// Shows the tabs of a navigator that is kept elsewhere, and the app's own not-found screen.
  public static func tabbed<NotFound: View>(
    navigator: TabNavigator,
    @ViewBuilder notFound: @escaping @MainActor (UnknownLink) -> NotFound
  ) -> TabbedRouter {
    TabbedRouter(source: .given(navigator), notFound: NotFoundScreen(notFound))
  }
}

/// Shows tabs, each with its stack of screens; made by ``Router/tabbed(tabs:schemes:)``.
public struct TabbedRouter: View {
  private let source: NavigatorSource<TabNavigator>
  private let notFound: NotFoundScreen
  @State private var kept = KeptNavigator<TabNavigator>()

  init(source: NavigatorSource<TabNavigator>, notFound: NotFoundScreen) {
    self.source = source
    self.notFound = notFound
  }

  /// The tabs, or the sentence that says what is wrong with the routes.
  public var body: some View {
    switch kept.navigator(of: source) {
    case .success(let navigator):
      TabView(selection: Binding(get: { navigator.selection }, set: { navigator.selection = $0 })) {
        ForEach(navigator.tabs.indices, id: \.self) { index in
          LevelView(navigator: navigator.navigators[index])
            .tabItem { navigator.tabs[index].label() }
            .tag(index)
        }
      }
      .id(ObjectIdentifier(navigator))
      .environment(navigator)
      .environment(\.notFoundScreen, notFound)
      .failureAlert(Binding(get: { navigator.failure }, set: { navigator.failure = $0 }))
      .onOpenURL { navigator.go(to: $0) }
    case .failure(let error):
      Text(error.description)
    }
  }
}
