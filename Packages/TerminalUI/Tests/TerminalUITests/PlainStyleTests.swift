import TerminalCore
import Testing

@testable import TerminalUI

/// Styles in plain mode: none, unless `CLICOLOR_FORCE` asks for them.
@MainActor
struct PlainStyleTests {
  private func printed(_ environment: [String: String]) async throws -> String {
    var output = ""
    let host = PlainHost(
      root: {
        VStack {
          Text("title").bold() + Text(" red").foregroundColor(.red)
          Button("press") {}
          Text("one\ntwo").foregroundColor(.green)
        }
      }, untilQuiet: nil, quietDeadline: nil, colors: ColorSupport.forced(by: environment),
      print: { output += $0 }, report: { _ in })
    try await host.show()
    return output
  }

  private let plain = "title red\n[1] press\none\ntwo\n"

  @Test(arguments: [
    [:], ["CLICOLOR_FORCE": ""], ["CLICOLOR_FORCE": "0"], ["NO_COLOR": "1"],
    ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
  ])
  func `Nobody asks, and there is no escape sequence`(environment: [String: String]) async throws {
    #expect(try await printed(environment) == plain)
  }

  @Test(arguments: [["CLICOLOR_FORCE": "1"], ["CLICOLOR_FORCE": "1", "NO_COLOR": ""]])
  func `CLICOLOR_FORCE gives colours, and each line ends plain`(
    environment: [String: String]
  ) async throws {
    #expect(
      try await printed(environment)
        == "\u{1B}[1mtitle\u{1B}[0;31m red\u{1B}[m\n[1] press\n"
        + "\u{1B}[32mone\u{1B}[m\n\u{1B}[32mtwo\u{1B}[m\n")
  }

  @Test func `NO_COLOR wins, and bold stays`() async throws {
    #expect(
      try await printed(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
        == "\u{1B}[1mtitle\u{1B}[m red\n[1] press\none\ntwo\n")
  }
}
