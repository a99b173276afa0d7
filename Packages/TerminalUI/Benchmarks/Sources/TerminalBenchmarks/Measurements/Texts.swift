import Benchmarking
import TerminalCore
import TerminalUI

/// Text: made safe, measured, wrapped.
@MainActor
func addText(to suite: BenchmarkSuite) {
  let ascii = String(repeating: "plain words, ", count: 7_692)
  let mixed = String(repeating: "你好 e\u{301} 👩‍👩‍👧 \u{1B}[2J ", count: 3_000)
  suite.measure("make 100 kB of ASCII safe") { keep(SanitizedText(ascii)) }
  suite.measure("make 100 kB of other scripts safe") { keep(SanitizedText(mixed)) }
  suite.measure("width of 100 kB of other scripts", given: { SanitizedText(mixed).string }) {
    keep(TextWidth.width(of: $0))
  }
  suite.record("wrap 2,000 words at another width", unit: "ms") {
    let words = String(repeating: "a word or two of text ", count: 333)
    let screen = await RunningScreen { Text(words) }
    let time = await screen.time(count: 20) { number in
      .resized(Size(columns: 80 + number, rows: 60))
    }
    await screen.stop()
    return time
  }
}
