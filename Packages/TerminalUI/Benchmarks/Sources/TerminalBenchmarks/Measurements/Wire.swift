import Benchmarking
import TerminalCore
import TerminalUI

/// Bytes that go to the terminal.
@MainActor
func addWire(to suite: BenchmarkSuite) {
  suite.record("one-cell change on the wire", unit: "bytes", target: 40) {
    let screen = await RunningScreen { Dashboard(changes: 1) }
    await screen.type("x")
    await screen.type("x")
    let count = screen.device.bytes.count
    await screen.stop()
    return Double(count)
  }
  suite.record("focus to the next of two buttons on the wire", unit: "bytes", target: 60) {
    let screen = await RunningScreen { ButtonRows(count: 2) }
    await screen.type("\t")
    await screen.type("\t")
    let count = screen.device.bytes.count
    await screen.stop()
    return Double(count)
  }
  suite.record("full paint of 200×60 on the wire", unit: "bytes") {
    let screen = await RunningScreen { Dashboard(changes: 1) }
    let count = screen.device.bytes.count
    await screen.stop()
    return Double(count)
  }
}
