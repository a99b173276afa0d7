public import LinkMatching
public import TerminalUI

extension Router {
  /// Shows tabs with a navigator of their own.
  public static func tabbed(tabs: [TabRoute]) -> TabbedRouter {
    tabbed(tabs: tabs) { NotFoundView($0) }
  }

  /// Shows tabs with a navigator of their own, and the app's own not-found screen.
  public static func tabbed<NotFound: View>(
    tabs: [TabRoute], @ViewBuilder notFound: @escaping @MainActor (UnknownLink) -> NotFound
  ) -> TabbedRouter {
    TabbedRouter(
      make: { () throws(NavigatorError) in try TabNavigator(tabs: tabs) },
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
    TabbedRouter(make: { navigator }, notFound: NotFoundScreen(notFound))
  }
}

/// Shows tabs, each with its stack of screens; made by ``Router/tabbed(tabs:)``.
public struct TabbedRouter: View {
  private let make: @MainActor () throws(NavigatorError) -> TabNavigator
  private let notFound: NotFoundScreen
  @State private var kept = Kept<TabNavigator>()

  init(
    make: @escaping @MainActor () throws(NavigatorError) -> TabNavigator, notFound: NotFoundScreen
  ) {
    self.make = make
    self.notFound = notFound
  }

  /// The tabs, or the sentence that says what is wrong with the routes.
  public var body: some View {
    switch kept.value(make) {
    case .success(let navigator):
      TabView(selection: Binding(get: { navigator.selection }, set: { navigator.selection = $0 })) {
        ForEach(navigator.tabs.indices, id: \.self) { index in
          LevelView(navigator: navigator.navigators[index])
            .tabItem { navigator.tabs[index].label() }
            .tag(index)
        }
      }
      .environment(navigator)
      .environment(\.notFoundScreen, notFound)
      .failureAlert(Binding(get: { navigator.failure }, set: { navigator.failure = $0 }))
      .onOpenURL { navigator.go(to: $0) }
    case .failure(let error):
      Text(error.description)
    }
  }
}
