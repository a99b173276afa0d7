import TerminalCore
import Testing

@testable import TerminalUI

/// The title of the terminal's window is that of the screen in front, as data.
@MainActor
struct WindowTitleTests {
  @Test(arguments: [
    ("Facts", "Facts"), ("\u{1B}]0;x\u{7}", "␛]0;x␇"), ("a\u{9C}b", "a\u{FFFD}b"),
    ("line\nbreak", "line␊break"), ("\u{202E}abc", "\u{FFFD}abc"),
  ])
  func `Control characters in a title reach no terminal`(
    _ title: String, _ shown: String
  ) async throws {
    let device = MemoryDevice(columns: 40, rows: 6)
    let host = FullScreenHost(device: device, escapeDelay: .zero, frameInterval: .zero) {
      NavigationStack { Button("b") {}.navigationTitle(title) }
    }
    let task = Task { try await host.run() }
    #expect(await turns { device.modes.last?.title != nil })
    #expect(device.modes.last?.title?.string == shown)
    device.send("\u{3}")
    #expect(try await task.value == 0)
  }
}
