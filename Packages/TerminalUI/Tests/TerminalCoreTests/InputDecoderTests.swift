import TerminalCore
import Testing

@Suite struct InputDecoderTests {
  static let known: [(String, [InputEvent])] = [
    ("a", [.key(KeyEvent(.character("a")))]), ("A", [.key(KeyEvent(.character("A")))]),
    (
      "\u{E9}\u{4F60}",
      [.key(KeyEvent(.character("\u{E9}"))), .key(KeyEvent(.character("\u{4F60}")))]
    ),
    ("\u{1F600}", [.key(KeyEvent(.character("\u{1F600}")))]),
    ("\r", [.key(KeyEvent(.enter))]), ("\n", [.key(KeyEvent(.enter))]),
    ("\t", [.key(KeyEvent(.tab))]), ("\u{7F}", [.key(KeyEvent(.backspace))]),
    ("\u{8}", [.key(KeyEvent(.backspace))]), ("\u{1}", [.key(KeyEvent(.character("a"), .control))]),
    ("\u{1A}", [.key(KeyEvent(.character("z"), .control))]),
    ("\u{0}", [.key(KeyEvent(.character(" "), .control))]),
    ("\u{1F}", [.key(KeyEvent(.character("_"), .control))]),
    ("\u{1B}x", [.key(KeyEvent(.character("x"), .alt))]),
    ("\u{1B}\u{E9}", [.key(KeyEvent(.character("\u{E9}"), .alt))]),
    ("\u{1B}\r", [.key(KeyEvent(.enter, .alt))]),
    ("\u{1B}\u{7F}", [.key(KeyEvent(.backspace, .alt))]),
    ("\u{1B}\u{1}", [.key(KeyEvent(.character("a"), [.alt, .control]))]),
    ("\u{1B}[A", [.key(KeyEvent(.up))]), ("\u{1B}[B", [.key(KeyEvent(.down))]),
    ("\u{1B}OC", [.key(KeyEvent(.right))]), ("\u{1B}OD", [.key(KeyEvent(.left))]),
    ("\u{1B}[H", [.key(KeyEvent(.home))]), ("\u{1B}OF", [.key(KeyEvent(.end))]),
    ("\u{1B}[1;5C", [.key(KeyEvent(.right, .control))]),
    ("\u{1B}[1;2A", [.key(KeyEvent(.up, .shift))]),
    ("\u{1B}[1;8D", [.key(KeyEvent(.left, [.shift, .alt, .control]))]),
    ("\u{1B}O5A", [.key(KeyEvent(.up, .control))]),
    ("\u{1B}[1;1:3A", [.key(KeyEvent(.up, phase: .release))]),
    ("\u{1B}[3~", [.key(KeyEvent(.delete))]), ("\u{1B}[2~", [.key(KeyEvent(.insert))]),
    ("\u{1B}[5~\u{1B}[6~", [.key(KeyEvent(.pageUp)), .key(KeyEvent(.pageDown))]),
    ("\u{1B}[3;5~", [.key(KeyEvent(.delete, .control))]),
    ("\u{1B}[7^", [.key(KeyEvent(.home, .control))]),
    ("\u{1B}OP", [.key(KeyEvent(.function(1)))]), ("\u{1B}[15~", [.key(KeyEvent(.function(5)))]),
    ("\u{1B}[24~", [.key(KeyEvent(.function(12)))]), ("\u{1B}[[C", [.key(KeyEvent(.function(3)))]),
    ("\u{1B}[1;2R", [.key(KeyEvent(.function(3), .shift))]),
    ("\u{1B}[Z", [.key(KeyEvent(.tab, .shift))]),
    ("\u{1B}[27;5;9~", [.key(KeyEvent(.tab, .control))]),
    // The kitty protocol.
    ("\u{1B}[97;5u", [.key(KeyEvent(.character("a"), .control))]),
    ("\u{1B}[97:65;2u", [.key(KeyEvent(.character("A")))]),
    ("\u{1B}[97;2;65u", [.key(KeyEvent(.character("A")))]),
    ("\u{1B}[27u", [.key(KeyEvent(.escape))]), ("\u{1B}[13;2u", [.key(KeyEvent(.enter, .shift))]),
    ("\u{1B}[97;1:2u", [.key(KeyEvent(.character("a"), phase: .repeated))]),
    ("\u{1B}[97;1:3u", [.key(KeyEvent(.character("a"), phase: .release))]),
    ("\u{1B}[57376u", [.key(KeyEvent(.function(13)))]), ("\u{1B}[57417u", [.key(KeyEvent(.left))]),
    ("\u{1B}[97;9u", [.key(KeyEvent(.character("a"), .superKey))]),
    ("\u{1B}[97;65u", [.key(KeyEvent(.character("a")))]), ("\u{1B}[57441u", []),
    // The mouse.
    ("\u{1B}[<0;10;5M", [.mouse(MouseEvent(.press(.left), at: Point(column: 9, row: 4)))]),
    ("\u{1B}[<2;1;1m", [.mouse(MouseEvent(.release(.right), at: .zero))]),
    ("\u{1B}[<32;3;4M", [.mouse(MouseEvent(.drag(.left), at: Point(column: 2, row: 3)))]),
    ("\u{1B}[<35;3;4M", [.mouse(MouseEvent(.move, at: Point(column: 2, row: 3)))]),
    ("\u{1B}[<64;3;4M", [.mouse(MouseEvent(.scrollUp, at: Point(column: 2, row: 3)))]),
    (
      "\u{1B}[<81;3;4M",
      [.mouse(MouseEvent(.scrollDown, at: Point(column: 2, row: 3), modifiers: .control))]
    ),
    ("\u{1B}[M !\"", [.mouse(MouseEvent(.press(.left), at: Point(column: 0, row: 1)))]),
    ("\u{1B}[I\u{1B}[O", [.focus(.gained), .focus(.lost)]),
    // Pastes.
    (
      "\u{1B}[200~a\r\nb\u{1B}[31m\u{0}\tc\u{1B}[201~d",
      [.paste(Paste(text: "a\nb[31m\tc")), .key(KeyEvent(.character("d")))]
    ),
    ("\u{1B}[200~\u{1B}[201~", [.paste(Paste(text: ""))]),
    ("\u{1B}[200~\u{1B}[20\u{1B}[201~", [.paste(Paste(text: "[20"))]),
    ("\u{1B}[200~x\u{9B}\u{E9}\u{1B}[201~", [.paste(Paste(text: "x\u{E9}"))]),
    // Swallowed whole.
    ("\u{1B}[999z", []), ("\u{1B}]52;c;YWJj\u{7}", []), ("\u{1B}]0;x\u{1B}\\", []),
    ("\u{1B}P1$r0m\u{1B}\\", []), ("\u{1B}_Gi=1;OK\u{1B}\\", []), ("\u{1B}^abc\u{1B}\\", []),
    ("\u{1B}Xabc\u{7}def\u{1B}\\", []), ("\u{1B}[?1;2c", []), ("\u{1B}[>0;276;0c", []),
    ("\u{1B}[?2026;2$y", []), ("\u{1B}[12;40R", []), ("\u{1B}[201~", []),
    ("\u{1B}[1;\u{3}a", [.key(KeyEvent(.character("a")))]),
    ("\u{1B}[1;\u{1B}[A", [.key(KeyEvent(.up))]),
    ("\u{1B}]0;x\u{18}a", [.key(KeyEvent(.character("a")))]),
    ("\u{1B}\u{1B}[A", [.key(KeyEvent(.escape)), .key(KeyEvent(.up))]),
  ]

  @Test(arguments: known)
  func sequencesAreDecoded(_ text: String, _ events: [InputEvent]) {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array(text.utf8)) == events)
    #expect(!decoder.pendingEscape)
  }

  @Test(arguments: known)
  func everySplitGivesTheSameEvents(_ text: String, _ events: [InputEvent]) {
    let bytes = Array(text.utf8)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        var decoder = InputDecoder()
        let parts = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(parts.flatMap { decoder.feed(Array($0)) } == events)
      }
    }
    var decoder = InputDecoder()
    #expect(bytes.flatMap { decoder.feed([$0]) } == events)
  }

  @Test func invalidBytesAreReplacedAndTheirNeighboursSurvive() {
    var decoder = InputDecoder()
    #expect(characters(decoder.feed([0xFF, 0xFE, 0x61, 0xC3])) == ["\u{FFFD}", "\u{FFFD}", "a"])
    #expect(characters(decoder.feed([0xA9])) == ["\u{E9}"])
  }

  @Test(
    arguments: [
      ([0xC0, 0x80], 2), ([0xE0, 0x80, 0x80], 3), ([0xED, 0xA0, 0x80], 3),
      ([0xF4, 0x90, 0x80, 0x80], 4),
      ([0xE4, 0xBD, 0x61], 1), ([0xF0, 0x9F, 0x98], 0), ([0x80], 1), ([0xF5], 1),
    ] as [([UInt8], Int)])
  func malformedTextIsReplacedAsTheUnicodeStandardSays(_ bytes: [UInt8], _ count: Int) {
    var decoder = InputDecoder()
    #expect(characters(decoder.feed(bytes)).count { $0 == "\u{FFFD}" } == count)
  }

  @Test func aLoneEscapeWaitsForItsCaller() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.pendingEscape)
    #expect(decoder.feed(Array("[A".utf8)) == [.key(KeyEvent(.up))])
    _ = decoder.feed([0x1B])
    #expect(decoder.flush() == [.key(KeyEvent(.escape))])
    #expect(!decoder.pendingEscape)
    #expect(characters(decoder.feed(Array("[A".utf8))) == ["[", "A"])
    #expect(decoder.flush().isEmpty)
  }

  @Test func thereIsNoWaitingOnceASequenceHasBegun() {
    var decoder = InputDecoder()
    _ = decoder.feed(Array("\u{1B}[".utf8))
    #expect(!decoder.pendingEscape)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.feed(Array("1;5A".utf8)) == [.key(KeyEvent(.up, .control))])
  }

  @Test(arguments: ["O", "]", "P", "X", "^", "_"])
  func altAndAnOpenersLetterDoesNotMakeTheDecoderDeaf(_ letter: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1B}\(letter)".utf8)).isEmpty)
    #expect(decoder.pendingEscape)
    #expect(decoder.flush() == [.key(KeyEvent(.character(Character(letter)), .alt))])
    #expect(characters(decoder.feed(Array("a".utf8))) == ["a"])
  }

  @Test func theEscapeDelayComesFromTheEnvironment() {
    #expect(InputDecoder.escapeDelay(environment: [:]) == .milliseconds(50))
    #expect(InputDecoder.escapeDelay(environment: ["ESCDELAY": "200"]) == .milliseconds(200))
    #expect(InputDecoder.escapeDelay(environment: ["ESCDELAY": "x"]) == .milliseconds(50))
    #expect(InputDecoder.escapeDelay(environment: ["ESCDELAY": "-5"]) == .zero)
  }

  private func characters(_ events: [InputEvent]) -> [Character] {
    events.compactMap {
      if case .key(let key) = $0, case .character(let character) = key.key { return character }
      return nil
    }
  }

  @Test func aPasteWhoseEndDoesNotComeIsGivenUp() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1B}[200~abc\u{1B}[20".utf8)).isEmpty)
    #expect(decoder.isUnfinished)
    #expect(decoder.giveUp() == [.paste(Paste(text: "abc"))])
    #expect(!decoder.isUnfinished)
    #expect(decoder.feed([0x03]) == [.key(KeyEvent(.character("c"), .control))])
    #expect(decoder.feed(Array("\u{1B}[200~def\u{1B}[201~".utf8)) == [.paste(Paste(text: "def"))])
  }

  @Test(arguments: ["\u{1B}Pabc", "\u{1B}]52;c;", "\u{1B}_x\u{1B}"])
  func aStringWhoseEndDoesNotComeIsGivenUp(_ start: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array(start.utf8)).isEmpty)
    #expect(decoder.isUnfinished)
    #expect(decoder.giveUp().isEmpty)
    #expect(decoder.feed(Array("k".utf8)) == [.key(KeyEvent(.character("k")))])
  }

  @Test(arguments: ["", "a", "\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}P"])
  func nothingElseIsGivenUp(_ start: String) {
    var decoder = InputDecoder()
    _ = decoder.feed(Array(start.utf8))
    let before = decoder.pendingEscape
    #expect(!decoder.isUnfinished)
    #expect(decoder.giveUp().isEmpty)
    #expect(decoder.pendingEscape == before)
  }
}
