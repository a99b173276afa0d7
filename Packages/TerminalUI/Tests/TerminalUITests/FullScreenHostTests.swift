import Observation
import TerminalCore
import TerminalModel
import Testing

@testable import TerminalUI

/// A terminal in memory: what is presented is encoded and replayed on a model.
@MainActor
final class MemoryDevice: TerminalDevice {
  var size: Size
  private(set) var modes: [TerminalModes] = []
  private(set) var frames = 0
  private(set) var bytes = 0
  private(set) var isStopped = false
  private(set) var suspensions = 0
  private var model: ModelTerminal
  private var shown: Surface?
  private var onEvent: (@MainActor (TerminalEvent) -> Void)?
  private let waiting: [TerminalEvent]

  /// `waiting` is what was typed before the program had started.
  init(columns: Int, rows: Int, waiting: [TerminalEvent] = []) {
    size = Size(columns: columns, rows: rows)
    model = ModelTerminal(size: size)
    self.waiting = waiting
  }

  func start(
    modes: TerminalModes, onEvent: @escaping @MainActor (TerminalEvent) -> Void
  ) throws {
    self.modes.append(modes)
    self.onEvent = onEvent
    for event in waiting {
      onEvent(event)
    }
  }

  func present(_ surface: Surface) {
    let sent = FrameEncoder(colorSupport: .ansi16).encode(from: shown, to: surface)
    model.feed(sent)
    shown = surface
    if !sent.isEmpty { frames += 1 }
    bytes += sent.count
  }

  func setModes(_ modes: TerminalModes) { self.modes.append(modes) }
  func suspend() { suspensions += 1 }
  func stop() { isStopped = true }

  func send(_ text: String) { onEvent?(.input(Array(text.utf8))) }
  func send(_ event: TerminalEvent) { onEvent?(event) }

  func resize(columns: Int, rows: Int) {
    size = Size(columns: columns, rows: rows)
    model = ModelTerminal(size: size)
    shown = nil
    onEvent?(.resized(size))
  }

  var text: String { shown?.text ?? "" }
}

@MainActor
struct FullScreenHostTests {
  private struct Screen: View {
    @State private var presses = 0
    @State private var text = ""

    var body: some View {
      TabView {
        VStack {
          Button("press \(presses)") { presses += 1 }
          TextField("Field", text: $text)
          Button("last") {}
        }
        .tabItem { Text("One") }
        List(0..<20, id: \.self) { number in Button("row \(number)") {} }
          .tabItem { Text("Two") }
      }
    }
  }

  private func host(_ device: MemoryDevice) -> FullScreenHost<Screen> {
    FullScreenHost(
      device: device, escapeDelay: .zero, frameInterval: .zero, turnLength: .longerThanTests
    ) { Screen() }
  }

  private func run(
    _ device: MemoryDevice, _ body: () async throws -> Void
  ) async throws -> Int32 {
    let host = host(device)
    let task = Task { try await host.run() }
    try await wait(device) { !device.modes.isEmpty }
    try await body()
    device.send("\u{3}")
    return try await task.value
  }

  /// Waits until the screen shows what is expected.
  private func wait(_ device: MemoryDevice, _ isReached: () -> Bool) async throws {
    try #require(await turns(until: isReached), "\(device.text)")
  }

  @Test func `Keys act, the frame follows, Ctrl-C ends with everything undone`() async throws {
    let device = MemoryDevice(columns: 40, rows: 10)
    let code = try await run(device) {
      device.send("\r")
      try await wait(device) { device.text.contains("press 1") }
    }
    #expect(code == 0)
    #expect(device.isStopped)
    #expect(device.modes.first == .fullScreen)
    #expect(device.modes.last?.mouse == .clicks)
  }

  @Test func `Keys typed before the first frame are kept, in one write as byte by byte`()
    async throws
  {
    let keys = "\r\t\tx2\u{1B}[B\u{1B}[B"
    let whole = MemoryDevice(columns: 40, rows: 10, waiting: [.input(Array(keys.utf8))])
    let split = MemoryDevice(
      columns: 40, rows: 10, waiting: keys.utf8.map { .input([$0]) })
    for device in [whole, split] {
      _ = try await run(device) {
        try await wait(device) { device.text.contains("row 0") }
      }
    }
    #expect(whole.text == split.text)
  }

  @Test func `A lone Escape is told after its delay`() async throws {
    let device = MemoryDevice(columns: 40, rows: 10)
    _ = try await run(device) {
      device.send("\tab")
      try await wait(device) { device.text.contains("ab") && !device.text.contains("? keys") }
      device.send("\u{1B}")
      try await wait(device) { device.text.contains("? keys") }
    }
    #expect(device.text.contains("ab"))
  }

  @Test func `A storm of sizes ends in one frame of the last`() async throws {
    let device = MemoryDevice(columns: 40, rows: 10)
    _ = try await run(device) {
      try await wait(device) { device.frames == 1 }
      for number in 0..<200 {
        device.resize(columns: number % 3 == 0 ? 0 : number % 50, rows: number % 7)
      }
      device.resize(columns: 30, rows: 12)
      try await wait(device) { device.text.contains("press 0") }
      #expect(device.frames <= 4)
    }
  }

  @Test func `Nothing is sent while nothing changes, and little for a small change`() async throws {
    let device = MemoryDevice(columns: 80, rows: 24)
    _ = try await run(device) {
      try await wait(device) { device.frames == 1 }
      for _ in 0..<1000 { await Task.yield() }
      #expect(device.frames == 1)
      let before = device.bytes
      device.send("\r")
      try await wait(device) { device.frames == 2 }
      #expect(device.bytes - before <= 60)
    }
  }

  @Test func `The end of the terminal ends the program`() async throws {
    let device = MemoryDevice(columns: 40, rows: 10)
    let host = host(device)
    let task = Task { try await host.run() }
    try await wait(device) { !device.modes.isEmpty }
    device.send(.ended)
    #expect(try await task.value == 0)
    #expect(device.isStopped)
  }

  @Test func `Ctrl-Z suspends`() async throws {
    let device = MemoryDevice(columns: 40, rows: 10)
    _ = try await run(device) { device.send("\u{1A}") }
    #expect(device.suspensions == 1)
  }
}
