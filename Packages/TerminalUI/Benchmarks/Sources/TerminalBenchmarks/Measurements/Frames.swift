import Benchmarking
import TerminalCore

/// The encoder alone, on frames of 200×60 cells.
@MainActor
func addFrames(to suite: BenchmarkSuite) {
  let size = Size(columns: 200, rows: 60)
  let encoder = FrameEncoder(colorSupport: .trueColor)

  suite.measure(
    "encode 10 changed cells",
    given: {
      let old = filled(size, with: "The quick brown fox jumps over the lazy dog. ")
      var new = old
      for index in 0..<10 {
        new.write(
          "x", at: Point(column: index * 19, row: index * 6), style: Style(foreground: .red))
      }
      return (old, new)
    }, body: { keep(encoder.encode(from: $0.0, to: $0.1)) })
  suite.measure(
    "encode a full paint, ASCII",
    given: { filled(size, with: "The quick brown fox jumps over the lazy dog. ") },
    body: { keep(encoder.encode(from: nil, to: $0)) })
  suite.measure(
    "encode a full paint, other scripts",
    given: {
      filled(size, with: "\u{2500}\u{2502}\u{4F60}\u{597D}e\u{301}\u{1F1F0}\u{1F1F7} ")
    }, body: { keep(encoder.encode(from: nil, to: $0)) })
}

/// Every row filled with the text, in styles that change along the row.
private func filled(_ size: Size, with text: SanitizedText) -> Surface {
  var surface = Surface(size: size)
  let styles = [Style.plain, Style(foreground: .green), Style(attributes: .bold)]
  for row in 0..<size.rows {
    var column = 0
    while column < size.columns {
      let style = styles[(row + column / text.width) % styles.count]
      column += surface.write(text, at: Point(column: column, row: row), style: style)
    }
  }
  return surface
}
