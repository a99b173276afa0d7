import TerminalCore
import Testing

@Suite struct SurfaceTests {
  private static let hard: SanitizedText =
    "\u{4F60}\u{597D}e\u{301}\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{1F1F0}\u{1F1F7}\u{2764}\u{FE0F}1\u{FE0F}\u{20E3}\u{200B}"

  @Test func aCellIsSixteenBytes() { #expect(MemoryLayout<Cell>.stride == 16) }

  @Test func textIsWrittenWithItsStyle() {
    var surface = Surface(size: Size(columns: 8, rows: 2))
    #expect(
      surface.write("ab\u{4F60}", at: Point(column: 1, row: 0), style: Style(foreground: .red)) == 4
    )
    #expect(surface.lines == [" ab\u{4F60}", ""])
    #expect(surface.styledText == " {fg:red}ab\u{4F60}{}\n")
    #expect(surface[3, 0].width == 2)
    #expect(surface[4, 0].text == "")
    #expect(surface[40, -3] == .blank())
  }

  @Test func theRightBorderIsStraightBehindHardText() {
    let width = SurfaceTests.hard.width
    #expect(width == 13)
    var surface = Surface(size: Size(columns: width + 2, rows: 1))
    surface.write("|", at: .zero)
    surface.write(SurfaceTests.hard, at: Point(column: 1, row: 0))
    surface.write("|", at: Point(column: width + 1, row: 0))
    #expect(surface[width + 1, 0].text == "|")
    #expect(surface.text(row: 0) == "|\(SurfaceTests.hard.string)|")
  }

  @Test(arguments: 0...14)
  func clippingNeverLeavesHalfAGlyph(_ edge: Int) {
    for start in -3...3 {
      var surface = Surface(size: Size(columns: 15, rows: 1))
      surface.fill(surface.bounds, with: "x")
      surface.write(
        SurfaceTests.hard, at: Point(column: start, row: 0),
        clip: Rect(column: 0, row: 0, columns: edge, rows: 1))
      expectWhole(surface)
      if edge < 15 { #expect(surface[edge, 0].text == "x") }
      surface.write(
        SurfaceTests.hard, at: Point(column: start, row: 0),
        clip: Rect(column: edge, row: 0, columns: 15, rows: 1))
      expectWhole(surface)
    }
  }

  @Test(arguments: 0...4)
  func overwritingHalfOfAWideGlyphBlanksTheOther(_ column: Int) {
    let background = Style(background: .blue)
    var written = Surface(size: Size(columns: 6, rows: 1))
    written.write("\u{4F60}\u{597D}\u{4F60}", at: .zero, style: background)
    var filled = written
    var drawn = written
    var patch = Surface(size: Size(columns: 2, rows: 1))
    patch.write("yz", at: .zero)
    written.write("yz", at: Point(column: column, row: 0))
    filled.fill(Rect(column: column, row: 0, columns: 2, rows: 1), style: .plain)
    drawn.draw(patch, at: Point(column: column, row: 0))
    for surface in [written, filled, drawn] { expectWhole(surface) }
    #expect(written == drawn)
    if column % 2 == 1 {
      #expect(written[column - 1, 0] == .blank(background))
      #expect(written[column + 2, 0] == .blank(background))
    }
  }

  @Test(arguments: -6...6)
  func drawingAnotherSurfaceClipsItsWideGlyphs(_ column: Int) {
    var source = Surface(size: Size(columns: 6, rows: 1))
    source.write("\u{4F60}\u{597D}\u{4F60}", at: .zero)
    var surface = Surface(size: Size(columns: 5, rows: 3))
    surface.draw(
      source, at: Point(column: column, row: 1),
      clip: Rect(column: 1, row: 0, columns: 3, rows: 3))
    expectWhole(surface)
    #expect(surface[0, 1] == .blank())
    #expect(surface[4, 1] == .blank())
  }

  @Test func anyPlaceAndAnySizeIsAccepted() {
    for size in [
      Size.zero, Size(columns: 1, rows: 1), Size(columns: 0, rows: 5),
      Size(columns: 10_000, rows: 3),
      Size(columns: -4, rows: -4), Size(columns: Int.max, rows: Int.max),
    ] {
      var surface = Surface(size: size)
      for column in [Int.min, -1, 0, 1, Int.max] {
        surface.write(SurfaceTests.hard, at: Point(column: column, row: 0))
        surface.write("ascii", at: Point(column: column, row: 0))
      }
      surface.fill(Rect(column: -5, row: -5, columns: 20, rows: 20), style: .plain)
      surface.restyle(surface.bounds) { $0.attributes.insert(.dim) }
      #expect(surface.size.columns * surface.size.rows <= Surface.cellLimit)
    }
  }

  @Test func restylingTakesWideGlyphsWhole() {
    var surface = Surface(size: Size(columns: 4, rows: 1))
    surface.write("\u{4F60}\u{597D}", at: .zero)
    surface.restyle(Rect(column: 1, row: 0, columns: 2, rows: 1)) { $0.attributes.insert(.bold) }
    #expect(surface.styledText == "{bold}\u{4F60}\u{597D}{}")
    expectWhole(surface)
  }

  @Test func theBackgroundBelowCanStay() {
    var surface = Surface(size: Size(columns: 2, rows: 1), style: Style(background: .blue))
    surface.write("a", at: .zero, keepingBackground: true)
    surface.write("b", at: Point(column: 1, row: 0))
    #expect(surface[0, 0].style.background == .blue)
    #expect(surface[1, 0].style.background == .default)
  }
}

/// Expects that every wide glyph has both halves, in one style.
func expectWhole(_ surface: Surface, sourceLocation: SourceLocation = #_sourceLocation) {
  for row in 0..<surface.size.rows {
    var column = 0
    while column < surface.size.columns {
      let cell = surface[column, row]
      #expect(cell.width > 0, "half a glyph at \(column)", sourceLocation: sourceLocation)
      if cell.width == 2 {
        #expect(column + 1 < surface.size.columns, sourceLocation: sourceLocation)
        #expect(surface[column + 1, row].width == 0, sourceLocation: sourceLocation)
        #expect(surface[column + 1, row].style == cell.style, sourceLocation: sourceLocation)
      }
      column += max(1, cell.width)
    }
  }
}
