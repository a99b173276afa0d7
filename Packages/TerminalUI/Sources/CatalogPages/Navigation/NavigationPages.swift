import TerminalUI

extension PageGroup {
  static let navigation = PageGroup(
    name: "Navigation",
    pages: [
      CatalogPage(
        "Navigation stack", "NavigationStack NavigationLink navigationTitle",
        source: PageSources.stackNavigationPage
      ) {
        StackNavigationPage()
      },
      CatalogPage(
        "Path", "NavigationStack(path:) navigationDestination(for:)", source: PageSources.pathPage
      ) {
        PathPage()
      },
      CatalogPage(
        "Destination", "navigationDestination(isPresented:) (item:)",
        source: PageSources.destinationPage
      ) {
        DestinationPage()
      },
      CatalogPage("Tabs", "TabView tabItem tag", source: PageSources.tabPage) {
        TabPage()
      },
      CatalogPage("Toolbar", "toolbar ToolbarItem", source: PageSources.toolbarPage) {
        ToolbarPage()
      },
    ])
}
