import Benchmarking

/// The speed of the terminal host, from an event to the bytes of its frame.
@main
@MainActor
struct TerminalBenchmarks {
  static func main() async {
    let suite = BenchmarkSuite()
    addScreens(to: suite)
    addLists(to: suite)
    addWire(to: suite)
    addFrames(to: suite)
    addInput(to: suite)
    addText(to: suite)
    await suite.main()
  }
}
