import Glibc
import TerminalCore
import Testing

extension PosixTests {
  @Suite struct OutputTests {
    @Test func keysComeAsTheyAreTypedAndTheFrameFollows() throws {
      let terminal = try started("hold")
      terminal.send("h\u{E9}")
      try terminal.wait("the keys") { terminal.text.contains("typed h\u{E9}") }
      terminal.resize(Size(columns: 30, rows: 5))
      try terminal.wait("the size") { terminal.text.contains("size 30x5") }
      for columns in stride(from: 200, through: 20, by: -1) {
        terminal.resize(Size(columns: columns, rows: 6))
      }
      try terminal.wait("the last size") { terminal.text.contains("size 20x6") }
    }

    @Test func framesInBetweenAreDroppedWhileTheTerminalIsSlow() throws {
      let terminal = try started("flood")
      let before = try memory(of: terminal.process)
      // About a kilobyte at a time, far slower than the program draws.
      for _ in 0..<60 {
        _ = poll(nil, 0, 10)
        terminal.read(milliseconds: 0, limit: 1_024)
      }
      #expect(try memory(of: terminal.process) - before < 8_192)
      terminal.send("k")
      try terminal.wait("the key") { terminal.text.contains("typed k") }
    }

    @Test func aTerminalThatTakesNothingDoesNotKeepTheProgram() throws {
      let terminal = try started("flood")
      // Nobody reads: the terminal's queue fills up, and to wait for room would take for ever.
      _ = poll(nil, 0, 300)
      kill(terminal.process, SIGTERM)
      #expect(endingSignal(try terminal.waitForEnd(readsOutput: false)) == SIGTERM)
      #expect(terminal.hasSettingsFromBefore)
    }

    @Test func aTerminalThatWasToldToStopIsGivenBackAsItWas() throws {
      let terminal = try started("flood")
      terminal.stopOutput()
      let before = try memory(of: terminal.process)
      _ = poll(nil, 0, 500)
      #expect(try memory(of: terminal.process) - before < 8_192)
      kill(terminal.process, SIGTERM)
      #expect(endingSignal(try terminal.waitForEnd()) == SIGTERM)
      expectRestored(terminal)
    }

    @Test func aThousandBytesASecondShowTheLastFrameAndAnswerAKeyBeforeTheNextThousand() throws {
      let terminal = try started("spinner")
      let before = try memory(of: terminal.process)
      func readSlowly(tenths: Int, until isReached: () -> Bool = { false }) -> Bool {
        for _ in 0..<tenths {
          if isReached() { return true }
          _ = poll(nil, 0, 100)
          terminal.read(milliseconds: 0, limit: 100)
        }
        return isReached()
      }
      _ = readSlowly(tenths: 20)
      #expect(try memory(of: terminal.process) - before < 8_192)
      let asked = terminal.output.count
      terminal.send("k")
      #expect(readSlowly(tenths: 600) { terminal.text.contains("typed k") })
      #expect(terminal.output.count - asked <= 1_000)
    }

    /// The resident memory of a process, in KiB.
    private func memory(of process: pid_t) throws -> Int {
      let fields = try systemFile("/proc/\(process)/statm").split(separator: " ")
      return try #require(Int(fields[1])) * 4
    }
  }
}
