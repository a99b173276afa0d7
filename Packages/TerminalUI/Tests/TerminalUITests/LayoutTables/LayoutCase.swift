import TerminalTest
import Testing

/// A row of a table: a view in a screen of a size, and the grid it gives.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let columns: Int
  private let rows: Int
  private let expected: String
  private let view: @MainActor @Sendable () -> AnyView
  private let sourceLocation: SourceLocation

  init<Content: View>(
    _ name: String, _ columns: Int, _ rows: Int, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    testDescription = name
    self.columns = columns
    self.rows = rows
    self.expected = expected
    self.sourceLocation = sourceLocation
    self.view = { AnyView(view()) }
  }

  /// Compares the grid; and sees that no cell is half a glyph.
  @MainActor func check() {
    let test = TerminalTest(columns: columns, rows: rows) { view() }
    test.expectGrid(expected, sourceLocation: sourceLocation)
    expectWholeGlyphs(test.surface, sourceLocation)
  }
}

/// Sees that each wide glyph has both of its cells.
func expectWholeGlyphs(
  _ surface: Surface, _ sourceLocation: SourceLocation = #_sourceLocation
) {
  for row in 0..<surface.size.rows {
    for column in 0..<surface.size.columns {
      let cell = surface[column, row]
      if cell.width == 2 {
        let isWhole =
          column + 1 < surface.size.columns && surface[column + 1, row].width == 0
        #expect(isWhole, "half a glyph at \(column), \(row)", sourceLocation: sourceLocation)
      }
      if cell.width == 0 {
        let isWhole = column > 0 && surface[column - 1, row].width == 2
        #expect(isWhole, "no glyph before \(column), \(row)", sourceLocation: sourceLocation)
      }
    }
  }
}
