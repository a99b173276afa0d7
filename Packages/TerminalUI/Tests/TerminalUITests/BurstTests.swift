import Observation
import TerminalCore
import TerminalModel
import Testing

@testable import TerminalUI

/// Much input at once is answered soon, and nothing else waits for it.
@MainActor
struct BurstTests {
  @Observable
  final class Model {
    var text = ""
    var presses = 0
  }

  private struct Field: View {
    @Bindable var model: Model

    var body: some View {
      TextField("Text", text: $model.text)
    }
  }

  private struct Pressed: View {
    let model: Model

    var body: some View {
      Button("press \(model.presses)") { model.presses += 1 }
    }
  }

  private func run<Screen: View>(
    _ screen: Screen, _ body: (MemoryDevice) async throws -> Void
  ) async throws -> Int32 {
    let device = MemoryDevice(columns: 40, rows: 10)
    let host = FullScreenHost(device: device, escapeDelay: .zero, frameInterval: .zero) { screen }
    let task = Task { try await host.run() }
    try await wait { !device.modes.isEmpty }
    try await body(device)
    return try await task.value
  }

  private func wait(_ isReached: () -> Bool) async throws {
    var turns = 0
    while turns < 200_000, !isReached() {
      await Task.yield()
      turns += 1
    }
    try #require(isReached())
  }

  @Test func `As many characters as a read gives are one edit`() async throws {
    let model = Model()
    let text = String(repeating: "abcdefgh", count: 8192)
    _ = try await run(Field(model: model)) { device in
      let time = ContinuousClock().measure { device.send(text) }
      #expect(model.text == text)
      #expect(time < .seconds(4))
      device.send("\u{3}")
    }
  }

  @Test func `A few characters in one read are typed one by one`() async throws {
    let model = Model()
    _ = try await run(Field(model: model)) { device in
      device.send("x你e\u{301}\u{7F}y")
      #expect(model.text == "x你y")
      device.send("\u{3}")
    }
  }

  @Test func `Keys that take long leave turns to others`() async throws {
    let model = Model()
    _ = try await run(Pressed(model: model)) { device in
      device.send(String(repeating: "\r", count: 1000))
      #expect(model.presses < 1000)
      try await wait { model.presses == 1000 }
      device.send("\u{3}")
    }
  }

  @Test func `Ctrl-C is heard behind more than can be handled soon`() async throws {
    let model = Model()
    let code = try await run(Pressed(model: model)) { device in
      device.send(String(repeating: "\r", count: 60_000))
      device.send("\u{3}")
    }
    #expect(code == 0)
    #expect(model.presses < 60_000)
  }
}
