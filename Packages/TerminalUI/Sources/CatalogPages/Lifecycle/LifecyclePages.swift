import TerminalUI

extension PageGroup {
  static let lifecycle = PageGroup(
    name: "Lifecycle",
    pages: [
      CatalogPage("State", "@State @Binding @Bindable", source: PageSources.statePage) {
        StatePage()
      },
      CatalogPage("Appearance", "onAppear onDisappear", source: PageSources.appearPage) {
        AppearPage()
      },
      CatalogPage("Task", "task", source: PageSources.taskPage) {
        TaskPage()
      },
      CatalogPage("Change", "onChange", source: PageSources.changePage) {
        ChangePage()
      },
      CatalogPage("Identity", "id", source: PageSources.identityPage) {
        IdentityPage()
      },
    ])
}
