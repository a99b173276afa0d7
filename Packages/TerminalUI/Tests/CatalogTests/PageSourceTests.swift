import CatalogPages
import FoundationEssentials
import Testing

/// The sources of the pages as they are embedded, against the pages' files.
struct PageSourceTests {
  @Test(arguments: Catalog.groups.map(\.name))
  func `The embedded sources are the pages' files`(_ group: String) throws {
    let pages = PackageFolder.sources.appending(path: "CatalogPages/\(group)")
    let names = try FileManager.default.contentsOfDirectory(atPath: pages.path)
      .filter { $0.hasSuffix("Page.swift") }.sorted()
    #expect(!names.isEmpty)
    let parts = try names.map { name in
      try PageSourceFile.member(
        String(name.dropLast(".swift".count)),
        text: String(contentsOf: pages.appending(path: name), encoding: .utf8))
    }
    try RecordedText(path: "Sources/CatalogPages/Sources/\(group)Sources.swift")
      .expect(PageSourceFile.text(members: parts))
  }

  @Test func `Each page has a name of its own and shows its own source`() {
    let pages = Catalog.pages
    #expect(Set(pages.map(\.name)).count == pages.count)
    #expect(pages.count >= 50)
    for page in pages {
      #expect(page.source.contains(": View {"))
      #expect(Catalog.page(named: page.name.uppercased())?.name == page.name)
    }
    #expect(Set(pages.map(\.source)).count == pages.count)
  }
}

/// The file in which the sources of a group are embedded.
enum PageSourceFile {
  static func text(members: [String]) -> String {
    """
    // Made from the pages by `CatalogTests`; the package's README says how.

    extension PageSources {
    \(members.joined(separator: "\n"))}

    """
  }

  /// The constant that holds the text of a page's file.
  static func member(_ name: String, text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let indented = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    let constant = name.prefix(1).lowercased() + name.dropFirst()
    return "  static let \(constant) = #\"\"\"\n\(indented)\n    \"\"\"#\n"
  }
}
