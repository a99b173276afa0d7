import InputFuzzing
import Testing

@testable import TerminalCore

/// What is drawn apart and put onto a surface is what is drawn onto it.
@Suite struct SurfacePieceTests {
  private typealias Drawing = (inout Surface, Point) -> Void

  private static let texts: [SanitizedText] = [
    "a", "xyz", "words of text", "  ", "\u{4F60}", "\u{597D}\u{4F60}x", "e\u{301}",
    "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{2502}",
  ]
  private static let styles = [
    Style.plain, .plain, Style(foreground: .red), Style(background: .blue),
    Style(background: .green, attributes: .bold),
  ]

  @Test(arguments: 0..<40)
  func aPieceIsWhatItsDrawingIs(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var refused = 0
    for step in 0..<50 {
      let base = scene(Size(columns: 16, rows: 4), changes: 12, &random)
      let size = Size(
        columns: Int.random(in: 1...10, using: &random), rows: Int.random(in: 1...4, using: &random)
      )
      let origin = Point(
        column: Int.random(in: 0...(16 - size.columns), using: &random),
        row: Int.random(in: 0...(4 - size.rows), using: &random))
      let drawings = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        drawing(inside: size, &random)
      }
      var apart = Surface.untouched(size)
      for draw in drawings { draw(&apart, .zero) }
      var direct = base
      for draw in drawings { draw(&direct, origin) }
      guard let piece = SurfacePiece(drawnOn: apart) else {
        refused += 1
        continue
      }
      var pieced = base
      pieced.draw(piece, at: origin)
      if direct != pieced {
        Issue.record("seed \(seed), step \(step):\n\(direct.styledText)\n\(pieced.styledText)")
        return
      }
      expectWhole(pieced)
    }
    #expect(refused < 25)
  }

  @Test func whatDependsOnHalfOfAGlyphIsRefused() {
    var apart = Surface.untouched(Size(columns: 4, rows: 1))
    apart.write("\u{4F60}", at: .zero, keepingBackground: true)
    #expect(SurfacePiece(drawnOn: apart) != nil)
    apart.write("\u{4F60}", at: Point(column: 1, row: 0), keepingBackground: true)
    #expect(SurfacePiece(drawnOn: apart) == nil)
  }

  @Test(arguments: [(-1, 0), (0, -1), (3, 0), (0, 2), (100, 100), (1 << 40, 0)])
  func whatIsNotInsideIsLeftOut(_ column: Int, _ row: Int) throws {
    var apart = Surface.untouched(Size(columns: 4, rows: 1))
    apart.write("abcd", at: .zero)
    var surface = Surface(size: Size(columns: 6, rows: 2))
    surface.draw(
      try #require(SurfacePiece(drawnOn: apart)), at: Point(column: column, row: row))
    #expect(surface == Surface(size: Size(columns: 6, rows: 2)))
  }

  @Test func nothingDrawnIsNothing() throws {
    var surface = Surface(size: Size(columns: 3, rows: 1))
    surface.write("abc", at: .zero)
    let before = surface
    let nothing = try #require(SurfacePiece(drawnOn: .untouched(Size(columns: 3, rows: 1))))
    surface.draw(nothing, at: .zero)
    #expect(surface == before)
  }

  private func scene(
    _ size: Size, changes: Int, _ random: inout SeededGenerator
  ) -> Surface {
    var surface = Surface(size: size)
    for _ in 0..<changes { drawing(inside: size, &random)(&surface, .zero) }
    return surface
  }

  /// Something drawn inside an area, wherever that is.
  private func drawing(inside size: Size, _ random: inout SeededGenerator) -> Drawing {
    let style = Self.styles.randomElement(using: &random) ?? .plain
    let text = Self.texts.randomElement(using: &random) ?? "a"
    let place = Point(
      column: Int.random(in: -2..<size.columns, using: &random),
      row: Int.random(in: 0..<size.rows, using: &random))
    let rect = Rect(
      column: max(place.column, 0), row: place.row,
      columns: Int.random(in: 1...4, using: &random), rows: 1)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return { surface, origin in
        let area = Rect(origin: origin, size: size)
        surface.fill(
          rect.offset(columns: origin.column, rows: origin.row).intersection(area), style: style)
      }
    case let kind:
      return { surface, origin in
        surface.write(
          text, at: Point(column: origin.column + place.column, row: origin.row + place.row),
          style: style, clip: Rect(origin: origin, size: size), keepingBackground: kind > 1)
      }
    }
  }
}
