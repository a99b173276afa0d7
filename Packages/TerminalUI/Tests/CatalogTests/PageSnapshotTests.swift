import CatalogPages
import TerminalTest
import Testing

/// Each page of the catalogue as it is shown, at three sizes and as plain lines.
@MainActor
struct PageSnapshotTests {
  nonisolated static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 1, rows: 1),
  ]

  @Test(arguments: Catalog.pages.map(\.name))
  func `A page is drawn as recorded at every size`(_ name: String) async throws {
    var text = ""
    for size in Self.sizes {
      let test = TerminalTest(size: size, helpLine: true) { CatalogView(page: name) }
      await test.settle()
      #expect(test.surface.size == size)
      let rows = test.grid.split(separator: "\n", omittingEmptySubsequences: false)
      text += "== \(size.columns)×\(size.rows)\n"
      text += rows.map { "|\($0)\n" }.joined()
    }
    try RecordedText(path: "Tests/CatalogTests/Snapshots/\(name).txt").expect(text)
  }

  @Test(arguments: Catalog.pages.map(\.name))
  func `A page is written as recorded in plain mode`(_ name: String) async throws {
    let test = PlainTest { CatalogView(page: name) }
    #expect(await test.run() == 0)
    #expect(test.errors.isEmpty)
    let text = test.output.joined()
    #expect(text.hasSuffix("\n"))
    #expect(
      !text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    try RecordedText(path: "Tests/CatalogTests/Snapshots/\(name).plain.txt").expect(text)
  }

  @Test(arguments: Catalog.pages.map(\.name))
  func `A page that is drawn again and again shows what a first frame shows`(
    _ name: String
  ) async {
    for size in Self.sizes {
      let test = TerminalTest(size: size, helpLine: true) { CatalogView(page: name) }
      await test.settle()
      let first = test.styledGrid
      // Spinners are where they were after ten steps.
      for _ in 0..<20 { test.animate() }
      #expect(test.styledGrid == first)
    }
  }

  @Test(arguments: Catalog.pages.map(\.name))
  func `A page laid out at any size and back shows what it did at first`(_ name: String) async {
    let test = TerminalTest(columns: 80, rows: 24) { CatalogView(page: name) }
    await test.settle()
    let first = test.grid
    for (columns, rows) in [(0, 0), (1, 1), (2, 40), (10_000, 3), (7, 5), (80, 24)] {
      test.resize(columns: columns, rows: rows)
      #expect(test.surface.size == Size(columns: columns, rows: rows))
    }
    await test.settle()
    test.expectGrid(first)
  }
}
