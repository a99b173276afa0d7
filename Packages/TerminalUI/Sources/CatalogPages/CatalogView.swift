public import TerminalUI

/// The catalogue: its pages in groups, each page with its source beside it.
public struct CatalogView: View {
  @State private var path: [String]

  /// The catalogue, opened at a page if one is named.
  public init(page: String? = nil) {
    _path = State(initialValue: page.map { [$0] } ?? [])
  }

  /// The list of pages and what is pushed in front of it.
  public var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Catalog.groups) { group in
          Section(group.name) {
            ForEach(group.pages) { page in
              NavigationLink(page.name, value: page.name)
            }
          }
        }
      }
      .navigationTitle("Catalogue")
      .navigationDestination(for: String.self) { name in
        if let page = Catalog.page(named: name) { PageScreen(page: page) }
      }
    }
  }
}
