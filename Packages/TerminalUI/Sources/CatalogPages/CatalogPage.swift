public import TerminalUI

/// A page of the catalogue: a small view that shows one view or modifier in use.
public struct CatalogPage: Identifiable, Sendable {
  /// What the page is called.
  public let name: String

  /// The views and modifiers that it shows, as they are spelled.
  public let shows: String

  /// The text of the file that the page is written in.
  public let source: String

  private let make: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ name: String, _ shows: String, source: String,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.shows = shows
    self.source = source
    make = { AnyView(content()) }
  }

  /// The page's name.
  public var id: String { name }

  /// The page itself.
  @MainActor public var content: AnyView { make() }
}

/// Pages that belong together.
public struct PageGroup: Identifiable, Sendable {
  /// What the group is called; also the folder of its pages.
  public let name: String

  /// The pages, in the order of the catalogue.
  public let pages: [CatalogPage]

  /// The group's name.
  public var id: String { name }
}
