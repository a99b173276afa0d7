import TerminalUI

extension PageGroup {
  static let groups = PageGroup(
    name: "Groups",
    pages: [
      CatalogPage("Disclosure", "DisclosureGroup", source: PageSources.disclosurePage) {
        DisclosurePage()
      },
      CatalogPage("Menu", "Menu", source: PageSources.menuPage) {
        MenuPage()
      },
      CatalogPage("Control group", "ControlGroup", source: PageSources.controlGroupPage) {
        ControlGroupPage()
      },
      CatalogPage(
        "Labelled content", "LabeledContent labelsHidden", source: PageSources.labelledPage
      ) {
        LabelledPage()
      },
      CatalogPage("Nothing there", "ContentUnavailableView", source: PageSources.unavailablePage) {
        UnavailablePage()
      },
      CatalogPage(
        "Control styles", "labelStyle toggleStyle textFieldStyle listStyle",
        source: PageSources.controlStylePage
      ) {
        ControlStylePage()
      },
    ])
}
