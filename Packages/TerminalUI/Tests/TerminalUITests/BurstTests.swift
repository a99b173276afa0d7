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
    var text = "" {
      didSet { edits += 1 }
    }
    var presses = 0
    @ObservationIgnored var edits = 0
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

  /// Shows a screen whose input is handled for `turnLength` at a time: however busy the machine is,
  /// `.zero` is an event a turn, and ``Swift/Duration/longerThanTests`` is all of it in one.
  private func run<Screen: View>(
    _ screen: Screen, turnLength: Duration, _ body: (MemoryDevice) async throws -> Void
  ) async throws -> Int32 {
    let device = MemoryDevice(columns: 40, rows: 10)
    let host = FullScreenHost(
      device: device, escapeDelay: .zero, frameInterval: .zero, turnLength: turnLength
    ) { screen }
    let task = Task { try await host.run() }
    try #require(await turns { !device.modes.isEmpty })
    try await body(device)
    return try await task.value
  }

  @Test func `As many characters as a read gives are one edit`() async throws {
    let model = Model()
    let text = String(repeating: "abcdefgh", count: 8192)
    _ = try await run(Field(model: model), turnLength: .longerThanTests) { device in
      device.send(text)
      #expect(model.text == text)
      #expect(model.edits == 1)
      device.send("\u{3}")
    }
  }

  @Test func `A few characters in one read are typed one by one`() async throws {
    let model = Model()
    _ = try await run(Field(model: model), turnLength: .longerThanTests) { device in
      device.send("x你e\u{301}\u{7F}y")
      #expect(model.text == "x你y")
      #expect(model.edits == 6)
      device.send("\u{3}")
    }
  }

  @Test func `Keys that take long leave turns to others`() async throws {
    let model = Model()
    _ = try await run(Pressed(model: model), turnLength: .zero) { device in
      device.send(String(repeating: "\r", count: 1000))
      #expect(model.presses == 1)
      #expect(await turns { model.presses == 1000 })
      device.send("\u{3}")
    }
  }

  @Test func `Ctrl-C is heard behind more than can be handled soon`() async throws {
    let model = Model()
    let code = try await run(Pressed(model: model), turnLength: .zero) { device in
      device.send(String(repeating: "\r", count: 60_000))
      device.send("\u{3}")
    }
    #expect(code == 0)
    #expect(model.presses < 60_000)
  }
}
