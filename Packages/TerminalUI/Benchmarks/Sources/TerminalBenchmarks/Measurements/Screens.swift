import Benchmarking
import TerminalCore
import TerminalUI

/// Whole screens of 200×60 cells: from the event to the bytes.
@MainActor
func addScreens(to suite: BenchmarkSuite) {
  suite.record("key to bytes, 10 of 12,000 cells change", unit: "ms", target: 0.5) {
    let screen = await RunningScreen { Dashboard(changes: 10) }
    await screen.type("x")
    let time = await screen.time(count: 100) { _ in .input([UInt8(ascii: "x")]) }
    await screen.stop()
    return time
  }
  suite.record("key to bytes, every cell changes", unit: "ms", target: 3) {
    let screen = await RunningScreen { EveryCell() }
    await screen.type("x")
    let time = await screen.time(count: 30) { _ in .input([UInt8(ascii: "x")]) }
    await screen.stop()
    return time
  }
  suite.record("full repaint after a resize", unit: "ms", target: 3) {
    let screen = await RunningScreen { Dashboard(changes: 10) }
    let time = await screen.time(count: 30) { number in
      .resized(Size(columns: 200 - number % 20, rows: 60))
    }
    await screen.stop()
    return time
  }
  suite.record("first frame of a screen", unit: "ms") {
    await RunningScreen.timeOfFirstFrame { Dashboard(changes: 10) }
  }
}
