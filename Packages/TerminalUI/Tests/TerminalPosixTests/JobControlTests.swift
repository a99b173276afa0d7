import Glibc
import TerminalCore
import TerminalModel
import Testing

extension PosixTests {
  @Suite struct JobControlTests {
    @Test func controlZGivesTheTerminalBackAndTheForegroundPaintsAgain() throws {
      let terminal = try inShell()
      terminal.send("a")
      try terminal.wait("the key") { terminal.text.contains("typed a") }
      terminal.send("\u{1A}")
      try terminal.wait("the stop") { terminal.says("[stopped]") }
      expectRestored(terminal)
      terminal.send("fg\n")
      try terminal.wait("the frame") {
        terminal.screen.modesLeftOn.contains("alternate screen")
          && terminal.text.contains("typed a")
      }
      terminal.send("!")
      try terminal.wait("the end") { terminal.says("[ended 0]") }
      expectRestored(terminal)
    }

    @Test func aStopThatNobodyCanCatchIsFollowedByAWholeFrame() throws {
      let terminal = try inShell()
      kill(try terminal.job(), SIGSTOP)
      try terminal.wait("the stop") { terminal.says("[stopped]") }
      let before = terminal.output.count
      terminal.send("fg\n")
      try terminal.wait("the frame") {
        let text = String(decoding: terminal.output.dropFirst(before), as: UTF8.self)
        return text.contains("\u{1B}[2J") && text.contains("size 40x10")
      }
      terminal.send("!")
      try terminal.wait("the end") { terminal.says("[ended 0]") }
      expectRestored(terminal)
    }

    @Test(arguments: ["fg", "fg silently"])
    func nothingIsWrittenInTheBackground(_ command: String) throws {
      let terminal = try inShell()
      kill(try terminal.job(), SIGTSTP)
      try terminal.wait("the stop") { terminal.says("[stopped]") }
      terminal.send("bg\n")
      try terminal.wait("the background") { terminal.says("[back]") }
      terminal.resize(Size(columns: 30, rows: 8))
      let before = terminal.output.count
      for _ in 0..<30 { terminal.read(milliseconds: 20) }
      #expect(terminal.output.count == before)
      expectRestored(terminal)
      terminal.send("\(command)\n")
      try terminal.wait("the frame") {
        terminal.screen.modesLeftOn.contains("alternate screen")
          && terminal.text.contains("size 30x8")
      }
      terminal.send("!")
      try terminal.wait("the end") { terminal.says("[ended 0]") }
      expectRestored(terminal)
    }

    private func inShell() throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(["shell", "hold"])
      try terminal.wait("the first frame") {
        terminal.screen.modesLeftOn.contains("alternate screen") && terminal.text.contains("typed")
      }
      return terminal
    }
  }
}

extension PseudoTerminal {
  /// Whether the text has been written.
  fileprivate func says(_ text: String) -> Bool {
    String(decoding: output, as: UTF8.self).contains(text)
  }

  /// The process that the shell has started.
  fileprivate func job() throws -> pid_t {
    let text = String(decoding: output, as: UTF8.self)
    let start = try #require(text.firstRange(of: "[job "))
    return try #require(pid_t(text[start.upperBound...].prefix { $0 != "]" }))
  }
}
