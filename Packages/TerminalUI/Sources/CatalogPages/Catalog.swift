/// All pages of the catalogue.
public enum Catalog {
  /// The groups, in order.
  public static let groups: [PageGroup] = [
    .text, .controls, .groups, .collections, .layout, .style,
    .navigation, .presentation, .lifecycle,
  ]

  /// All pages, in order.
  public static var pages: [CatalogPage] { groups.flatMap(\.pages) }

  /// The page with a name, in any case.
  public static func page(named name: String) -> CatalogPage? {
    pages.first { $0.name.lowercased() == name.lowercased() }
  }
}
