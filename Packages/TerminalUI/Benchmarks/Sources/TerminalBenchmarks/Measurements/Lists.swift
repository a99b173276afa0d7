import Benchmarking
import TerminalCore
import TerminalUI

/// A list of 100,000 rows in a window of 200×60 cells.
@MainActor
func addLists(to suite: BenchmarkSuite) {
  suite.record("100,000 rows scroll a line", unit: "ms", target: 2) {
    let screen = await RunningScreen { Rows(count: 100_000, counter: RowCounter()) }
    let time = await screen.time(count: 100) { _ in .input(Array("\u{1B}[B".utf8)) }
    await screen.stop()
    return time
  }
  suite.record("100,000 buttons, the focus moves a line", unit: "ms", target: 2) {
    let screen = await RunningScreen { ButtonRows(count: 100_000) }
    await screen.type(String(repeating: "\u{1B}[B", count: 60))
    let time = await screen.time(count: 50) { _ in .input(Array("\u{1B}[B".utf8)) }
    await screen.stop()
    return time
  }
  suite.record("rows built for 100 lines of 100,000", unit: "rows", target: 200) {
    let counter = RowCounter()
    let screen = await RunningScreen { Rows(count: 100_000, counter: counter) }
    for _ in 0..<100 { await screen.type("\u{1B}[B") }
    await screen.stop()
    return Double(counter.built)
  }
}
