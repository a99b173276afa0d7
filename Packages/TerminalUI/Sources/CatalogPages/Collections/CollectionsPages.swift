import TerminalUI

extension PageGroup {
  static let collections = PageGroup(
    name: "Collections",
    pages: [
      CatalogPage("List", "List", source: PageSources.listPage) {
        ListPage()
      },
      CatalogPage("Selection", "List(selection:)", source: PageSources.selectionPage) {
        SelectionPage()
      },
      CatalogPage("Edit rows", "onDelete onMove EditButton", source: PageSources.editPage) {
        EditPage()
      },
      CatalogPage("Section", "Section", source: PageSources.sectionPage) {
        SectionPage()
      },
      CatalogPage("Form", "Form", source: PageSources.formPage) {
        FormPage()
      },
      CatalogPage("Table", "Table TableColumn", source: PageSources.tablePage) {
        TablePage()
      },
      CatalogPage(
        "Sorted table", "Table(sortOrder:) Table(of:)", source: PageSources.sortedTablePage
      ) {
        SortedTablePage()
      },
      CatalogPage("Grid", "Grid GridRow", source: PageSources.gridPage) {
        GridPage()
      },
      CatalogPage("Scroll view", "ScrollView", source: PageSources.scrollPage) {
        ScrollPage()
      },
      CatalogPage("Lazy stack", "LazyVStack", source: PageSources.lazyStackPage) {
        LazyStackPage()
      },
      CatalogPage("For each", "ForEach $items", source: PageSources.forEachPage) {
        ForEachPage()
      },
    ])
}
