import Glibc
import TerminalCore
import TerminalModel
import Testing

extension PosixTests {
  @Suite struct LeavingTests {
    @Test(arguments: [("return", Int32(0)), ("exit", 7), ("error", 3), ("modes", 0)])
    func everyOrdinaryWayOutPutsTheTerminalBack(_ way: String, _ code: Int32) throws {
      let terminal = try started(way)
      terminal.send("!")
      let status = try terminal.waitForEnd()
      #expect(endingSignal(status) == nil)
      #expect(exitCode(status) == code)
      expectRestored(terminal)
      if way == "return" { #expect(terminal.text.contains("done")) }
      if way == "error" { #expect(terminal.text.contains("an error")) }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func aSignalPutsTheTerminalBackAndEndsTheProgram(_ signal: Int32) throws {
      let terminal = try started("hold")
      kill(terminal.process, signal)
      #expect(endingSignal(try terminal.waitForEnd()) == signal)
      expectRestored(terminal)
    }

    @Test(
      arguments: [
        SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGPWR, SIGSTKFLT,
      ])
    func aSignalThatEndsAProgramPutsTheTerminalBack(_ signal: Int32) throws {
      let terminal = try started("hold")
      kill(terminal.process, signal)
      #expect(endingSignal(try terminal.waitForEnd()) == signal)
      expectRestored(terminal)
    }

    @Test func aSignalWhileTheModesChangePutsTheTerminalBack() throws {
      for _ in 0..<25 {
        let terminal = try started("titles")
        kill(terminal.process, SIGTERM)
        #expect(endingSignal(try terminal.waitForEnd()) == SIGTERM)
        expectRestored(terminal)
      }
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE])
    func aCrashSignalFromOutsidePutsTheTerminalBack(_ signal: Int32) throws {
      let terminal = try started("hold")
      kill(terminal.process, signal)
      #expect(endingSignal(try terminal.waitForEnd()) == signal)
      expectRestored(terminal)
    }

    @Test(
      arguments: [
        ("trap", [SIGILL, SIGTRAP]), ("fatal", [SIGILL, SIGTRAP]),
        ("abort", [SIGABRT]), ("segv", [SIGSEGV]), ("overflow", [SIGSEGV]),
      ] as [(String, [Int32])])
    func aCrashPutsTheTerminalBackAndItsMessageCanBeRead(
      _ way: String, _ signals: [Int32]
    ) throws {
      let terminal = try started(way)
      terminal.send("!")
      let status = try terminal.waitForEnd()
      #expect(signals.contains(endingSignal(status) ?? 0))
      expectRestored(terminal)
      let output = String(decoding: terminal.output, as: UTF8.self)
      let afterwards = output.components(after: "\u{1B}[?1049l")
      if way == "trap" {
        #expect(afterwards.contains("printed before"))
        #expect(afterwards.contains("Fatal error: Index out of range"))
      }
      if way == "fatal" { #expect(afterwards.contains("Fatal error: told to")) }
    }

    @Test func aTerminalThatGoesAwayEndsTheProgram() throws {
      let terminal = try started("hold")
      terminal.hangUp()
      _ = try terminal.waitForEnd(readsOutput: false)
    }

    @Test func withoutATerminalThereIsOneLineAndAnExitCode() throws {
      let status = try runWithoutTerminal("hold")
      #expect(endingSignal(status) == nil)
      #expect(exitCode(status) == 2)
    }

    @Test func standardDescriptorsStayBlocking() throws {
      // A non-blocking description would be shared with the shell; ours is opened apart.
      let terminal = try started("hold")
      let text = try systemFile("/proc/\(terminal.process)/fdinfo/0")
      let flags = try #require(text.split(separator: "\n").first { $0.hasPrefix("flags:") })
      let number = try #require(Int(flags.split(separator: "\t").last ?? "", radix: 8))
      #expect(Int32(number) & O_NONBLOCK == 0)
    }
  }
}

/// Starts the crash tester and waits for its first frame.
func started(_ way: String...) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(way)
  try terminal.wait("the first frame") { terminal.text.contains("typed") }
  #expect(terminal.screen.modesLeftOn.isSuperset(of: ["alternate screen", "keyboard", "?2004"]))
  #expect(!terminal.hasSettingsFromBefore)
  return terminal
}

/// Expects the terminal to be as it was before the program began.
func expectRestored(
  _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(terminal.screen.modesLeftOn == [], sourceLocation: sourceLocation)
  #expect(terminal.hasSettingsFromBefore, sourceLocation: sourceLocation)
}

extension String {
  /// What follows the last occurrence of a text.
  fileprivate func components(after text: String) -> String {
    var rest = Substring(self)
    while let range = rest.firstRange(of: text) { rest = rest[range.upperBound...] }
    return String(rest)
  }
}
