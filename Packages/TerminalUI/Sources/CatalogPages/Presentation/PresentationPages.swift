import TerminalUI

extension PageGroup {
  static let presentation = PageGroup(
    name: "Presentation",
    pages: [
      CatalogPage("Sheet", "sheet dismiss", source: PageSources.sheetPage) {
        SheetPage()
      },
      CatalogPage("Cover", "fullScreenCover", source: PageSources.coverPage) {
        CoverPage()
      },
      CatalogPage("Alert", "alert", source: PageSources.alertPage) {
        AlertPage()
      },
      CatalogPage("Dialog", "confirmationDialog", source: PageSources.dialogPage) {
        DialogPage()
      },
    ])
}
