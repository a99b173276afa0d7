import TerminalCore

/// Prints medians for the work between an event and the bytes of its frame, on a 200×60 screen.
@main
struct TerminalBench {
  static func main() {
    let encoder = FrameEncoder(colorSupport: .trueColor)
    let size = Size(columns: 200, rows: 60)
    let plain = filled(size, with: "The quick brown fox jumps over the lazy dog. ")
    let boxes = filled(size, with: "\u{2500}\u{2502}\u{4F60}\u{597D}e\u{301}\u{1F1F0}\u{1F1F7} ")

    report("diff, 10 changed cells") { round in
      var new = plain
      for index in 0..<10 {
        new.write(
          round % 2 == 0 ? "x" : "y", at: Point(column: index * 19, row: index * 6),
          style: Style(foreground: .red))
      }
      return encoder.encode(from: plain, to: new).count
    }
    report("diff, 1 changed cell") { round in
      var new = plain
      new.write(round % 2 == 0 ? "#" : "%", at: Point(column: 100, row: 30))
      return encoder.encode(from: plain, to: new).count
    }
    report("frame rebuilt and unchanged") { _ in
      let new = filled(size, with: "The quick brown fox jumps over the lazy dog. ")
      return encoder.encode(from: plain, to: new).count
    }
    report("full repaint, ASCII") { _ in encoder.encode(from: nil, to: plain).count }
    report("full repaint, other scripts") { _ in encoder.encode(from: nil, to: boxes).count }
    let paste =
      Array(("\u{1B}[200~" + String(repeating: "a line of text\r\n", count: 65_536)).utf8)
      + Array("\u{1B}[201~".utf8)
    report("decode a paste of 1 MiB") { _ in
      var decoder = InputDecoder()
      return decoder.feed(paste).count
    }
    report("decode 1,000 arrow keys") { _ in
      var decoder = InputDecoder()
      return decoder.feed(Array(String(repeating: "\u{1B}[1;5C", count: 1_000).utf8)).count
    }
  }

  /// Every row filled with the text, in styles that change along the row.
  private static func filled(_ size: Size, with text: SanitizedText) -> Surface {
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

  private static func report(_ name: String, _ body: (Int) -> Int) {
    let clock = ContinuousClock()
    var times: [Duration] = []
    var result = 0
    for round in 0..<201 {
      times.append(clock.measure { result = body(round) })
    }
    times.sort()
    let median = Double(times[100].components.attoseconds) / 1e12
    let worst = Double(times[190].components.attoseconds) / 1e12
    print("\(name): median \(rounded(median)) µs, p95 \(rounded(worst)) µs, result \(result)")
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
