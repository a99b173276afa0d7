import TerminalCore
import TerminalTest
import Testing

@testable import TerminalUI

/// A terminal in memory that traces what passes.
@MainActor
private final class TracingDevice: TerminalDevice {
  var size = Size(columns: 40, rows: 10)
  private(set) var trace: Trace
  private(set) var shown: Surface?
  private var onEvent: (@MainActor (TerminalEvent) -> Void)?
  private var isStarted = false
  private var time = Duration.zero

  init() { trace = Trace(size: size) }

  func start(
    modes: TerminalModes, onEvent: @escaping @MainActor (TerminalEvent) -> Void
  ) throws {
    self.onEvent = onEvent
    append(.output(TerminalModes.transition(from: .normal, to: .fullScreen)))
  }

  func present(_ surface: Surface) {
    append(.output(FrameEncoder(colorSupport: .ansi16).encode(from: shown, to: surface)))
    shown = surface
  }

  func setModes(_ modes: TerminalModes) {}
  func suspend() {}
  func stop() { append(.output(TerminalModes.fullScreen.restoration)) }

  func type(_ bytes: [UInt8], after pause: Duration = .milliseconds(1)) {
    time += pause
    append(.input(bytes))
    onEvent?(.input(bytes))
  }

  func resize(columns: Int, rows: Int) {
    size = Size(columns: columns, rows: rows)
    append(.resized(size))
    onEvent?(.resized(size))
  }

  private func append(_ kind: TraceEvent.Kind) {
    trace.events.append(TraceEvent(time: time, kind: kind))
  }
}

@MainActor
struct ReplayTests {
  private struct Screen: View {
    @State private var text = ""
    @State private var presses = 0

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $text)
          Button("Hello \(text) \(presses)") { presses += 1 }
          NavigationLink("More") { Text("the second screen") }
        }
        .navigationTitle("First")
      }
    }
  }

  /// What was typed, in pieces that cut sequences and characters, and a resize.
  private static let pieces: [[UInt8]] = [
    Array("Ad".utf8), [0xC3], [0xA9], Array("\u{1B}".utf8), Array("[D".utf8), [0xFF],
    Array("\t\r\r".utf8), Array("\t\r".utf8),
  ]

  @Test func `A trace of a session shows the same screen when it is replayed in a test`()
    async throws
  {
    let device = TracingDevice()
    let host = FullScreenHost(
      device: device, escapeDelay: .longerThanTests, frameInterval: .zero,
      turnLength: .longerThanTests
    ) { Screen() }
    let end = Task { try await host.run() }
    try #require(await turns { device.shown != nil })
    for piece in Self.pieces {
      device.type(piece)
      for _ in 0..<20 { await Task.yield() }
    }
    device.resize(columns: 30, rows: 8)
    try #require(await turns { device.shown?.size.columns == 30 })
    let seen = try #require(device.shown).text
    #expect(seen.contains("the second screen"))
    device.type([0x03])
    #expect(try await end.value == 0)

    let read = try Trace(text: device.trace.text.utf8)
    let test = TerminalTest(helpLine: true) { Screen() }
    await test.expectReplay(of: read)
    #expect(test.exitCode == 0)
  }

  @Test func `A lone Escape in a trace is told by the pause after it`() async {
    let trace = Trace(
      size: Size(columns: 30, rows: 8),
      events: [
        TraceEvent(time: .zero, kind: .input(Array("\t\t\r".utf8))),
        TraceEvent(time: .seconds(1), kind: .input([0x1B])),
        TraceEvent(time: .seconds(2), kind: .input(Array("[A".utf8))),
      ])
    let test = TerminalTest(helpLine: true) { Screen() }
    await test.replay(trace)
    #expect(test.grid.contains("First"))
    #expect(!test.grid.contains("second"))
  }
}
