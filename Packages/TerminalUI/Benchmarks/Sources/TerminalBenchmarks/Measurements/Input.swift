import Benchmarking
import TerminalCore

/// The decoder alone; a millisecond a megabyte is a gigabyte a second.
@MainActor
func addInput(to suite: BenchmarkSuite) {
  let inputs: [(String, String)] = [
    ("decode 1 MB of a paste", "\u{1B}[200~" + repeated("a line of text\r\n") + "\u{1B}[201~"),
    ("decode 1 MB of typed text", repeated("typed text, and é and 你 ")),
    ("decode 1 MB of arrows with modifiers", repeated("\u{1B}[1;5C")),
    ("decode 1 MB of mouse reports", repeated("\u{1B}[<35;120;40M")),
  ]
  for (name, text) in inputs {
    suite.measure(name, unit: .milliseconds, target: 250, given: { Array(text.utf8) }) { bytes in
      var decoder = InputDecoder()
      keep(decoder.feed(bytes))
    }
  }
}

/// The text as often as makes a megabyte.
private func repeated(_ text: String) -> String {
  String(repeating: text, count: 1_000_000 / text.utf8.count)
}
