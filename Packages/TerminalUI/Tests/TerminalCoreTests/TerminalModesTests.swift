import TerminalCore
import TerminalModel
import Testing

@Suite struct TerminalModesTests {
  private static let sets: [TerminalModes] = [
    .normal, .fullScreen, TerminalModes(mouse: .clicks), TerminalModes(mouse: .drags, title: "a"),
    TerminalModes(
      alternateScreen: true, hidesCursor: true, bracketedPaste: true, focusEvents: true,
      disablesAutowrap: true, mouse: .motion, keyboard: .kitty(flags: 1), title: "b"),
    TerminalModes(alternateScreen: true, keyboard: .kitty(flags: 3)),
    TerminalModes(keyboard: .kitty(flags: 3)), TerminalModes(focusEvents: true, title: "c"),
  ]

  @Test(arguments: sets, sets)
  func everyModeThatWasSwitchedOnIsSwitchedOff(_ first: TerminalModes, _ second: TerminalModes) {
    var terminal = ModelTerminal(size: Size(columns: 10, rows: 2))
    terminal.feed(TerminalModes.transition(from: .normal, to: first))
    terminal.feed(TerminalModes.transition(from: first, to: second))
    var direct = ModelTerminal(size: Size(columns: 10, rows: 2))
    direct.feed(TerminalModes.transition(from: .normal, to: second))
    #expect(terminal.modesLeftOn == direct.modesLeftOn)
    #expect(terminal.modesLeftOn.isEmpty == (second == .normal))
    terminal.feed(TerminalModes.transition(from: second, to: .normal))
    #expect(terminal.modesLeftOn.isEmpty)
  }

  @Test(arguments: sets)
  func restorationEndsAHalfWrittenFrame(_ modes: TerminalModes) {
    for cut in ["\u{1B}[?2026h\u{1B}[1;31", "\u{1B}[?2026h\u{1B}[31mabc\u{1B}", "\u{1B}]2;half"] {
      var terminal = ModelTerminal(size: Size(columns: 10, rows: 2))
      terminal.feed(TerminalModes.transition(from: .normal, to: modes))
      terminal.feed(Array(cut.utf8))
      terminal.feed(modes.restoration)
      #expect(terminal.modesLeftOn.isEmpty)
    }
  }

  @Test func equalModesNeedNoBytes() {
    #expect(TerminalModes.transition(from: .fullScreen, to: .fullScreen).isEmpty)
  }

  @Test func theTitleCannotEndItsOwnSequence() {
    var terminal = ModelTerminal(size: Size(columns: 10, rows: 1))
    let modes = TerminalModes(title: SanitizedText("a\u{1B}\\b\u{7}c\u{9C}"))
    terminal.feed(TerminalModes.transition(from: .normal, to: modes))
    #expect(terminal.title == "a\u{241B}\\b\u{2407}c\u{FFFD}")
    #expect(terminal.lines == [""])
  }

  @Test func theShellsScreenComesBack() {
    var terminal = ModelTerminal(size: Size(columns: 10, rows: 2))
    terminal.feed(Array("$ app".utf8))
    terminal.feed(TerminalModes.transition(from: .normal, to: .fullScreen))
    terminal.feed(
      FrameEncoder(colorSupport: .ansi16).encode(from: nil, to: Surface(size: terminal.size)))
    #expect(terminal.lines == ["", ""])
    terminal.feed(TerminalModes.transition(from: .fullScreen, to: .normal))
    #expect(terminal.lines == ["$ app", ""])
  }
}
