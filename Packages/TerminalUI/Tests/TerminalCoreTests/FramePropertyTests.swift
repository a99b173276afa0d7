import InputFuzzing
import TerminalCore
import TerminalModel
import Testing

@Suite struct FramePropertyTests {
  private static let pieces: [SanitizedText] = [
    "a", "xyz", " ", "    ", "\u{4F60}", "\u{597D}\u{4F60}", "e\u{301}", "\u{2764}\u{FE0F}",
    "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1F0}\u{1F1F7}", "1\u{FE0F}\u{20E3}",
    "\u{1F44D}\u{1F3FD}", "\u{2502}", "\u{915}\u{94D}\u{937}", "\u{301}",
  ]
  private static let styles = [
    Style.plain, .plain, Style(foreground: .red), Style(background: .blue),
    Style(foreground: .rgb(1, 2, 3), attributes: [.bold, .underline]), Style(attributes: .reverse),
  ]

  private let encoder = FrameEncoder(colorSupport: .trueColor)

  @Test(arguments: ModelTerminal.Widths.allCases, 0..<8)
  func aDiffShowsWhatAFullPaintShows(_ widths: ModelTerminal.Widths, _ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let size = Size(columns: Int.random(in: 1...14, using: &random), rows: 3)
    var old = frame(size, from: Surface(size: size), changes: 12, &random)
    var terminal = ModelTerminal(size: size, widths: widths)
    terminal.feed(TerminalModes.transition(from: .normal, to: .fullScreen))
    terminal.feed(encoder.encode(from: nil, to: old))
    for step in 0..<60 {
      let new = frame(size, from: old, changes: Int.random(in: 1...6, using: &random), &random)
      terminal.feed(encoder.encode(from: old, to: new))
      var painted = ModelTerminal(size: size, widths: widths)
      painted.feed(TerminalModes.transition(from: .normal, to: .fullScreen))
      painted.feed(encoder.encode(from: nil, to: new))
      #expect(terminal.style == .plain)
      if terminal.cells != painted.cells {
        Issue.record("seed \(seed), step \(step): \(terminal.lines) is not \(painted.lines)")
        return
      }
      switch widths {
      case .perCluster: expectSame(terminal, new, "seed \(seed), step \(step)")
      case .perCodePoint: expectASCIIInPlace(terminal, new)
      }
      old = new
    }
  }

  /// Whatever a terminal makes of a cluster, the rest of the row stands where it belongs.
  private func expectASCIIInPlace(_ terminal: ModelTerminal, _ surface: Surface) {
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns {
        let cell = surface[column, row]
        guard cell.width == 1, cell.text.utf8.count == 1 else { continue }
        #expect(terminal.cells[row][column].text == cell.text)
        #expect(terminal.cells[row][column].style == cell.style)
      }
    }
  }

  /// A frame with text at random places, the first, middle and last columns above all.
  private func frame(
    _ size: Size, from old: Surface, changes: Int, _ random: inout SeededGenerator
  ) -> Surface {
    var surface = old
    for _ in 0..<changes {
      let columns = size.columns
      let edges = [
        0, columns / 2, columns - 2, columns - 1, Int.random(in: 0..<columns, using: &random),
      ]
      let point = Point(
        column: edges[Int.random(in: 0..<5, using: &random)],
        row: Int.random(in: 0..<size.rows, using: &random))
      let style = FramePropertyTests.styles[Int.random(in: 0..<6, using: &random)]
      if Int.random(in: 0..<5, using: &random) == 0 {
        surface.fill(
          Rect(
            origin: point, size: Size(columns: Int.random(in: 1...columns, using: &random), rows: 1)
          ),
          style: style)
      } else {
        let index = Int.random(in: 0..<FramePropertyTests.pieces.count, using: &random)
        surface.write(FramePropertyTests.pieces[index], at: point, style: style)
      }
    }
    surface.cursor =
      Bool.random(using: &random)
      ? Point(
        column: Int.random(in: 0..<size.columns, using: &random),
        row: Int.random(in: 0..<size.rows, using: &random)) : nil
    return surface
  }
}
