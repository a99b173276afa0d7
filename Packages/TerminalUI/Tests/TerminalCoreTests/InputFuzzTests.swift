import TerminalCore
import Testing

@Suite struct InputFuzzTests {
  @Test(arguments: 0..<10)
  func randomBytesGiveTheSameEventsHoweverTheyAreSplit(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var bytes: [UInt8] = []
    while bytes.count < 30_000 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.append(UInt8.random(in: 0...255, using: &random))
      case 1: bytes.append(0x1B)
      case 2:
        bytes.append(contentsOf: Array("[]O;:<?012~uMm".utf8).shuffled(using: &random).prefix(3))
      case 3: bytes.append(UInt8.random(in: 0x20..<0x7F, using: &random))
      default:
        let index = Int.random(in: 0..<InputDecoderTests.known.count, using: &random)
        bytes.append(contentsOf: InputDecoderTests.known[index].0.utf8)
      }
    }
    var whole = InputDecoder()
    let expected = whole.feed(bytes)
    var split = InputDecoder()
    var events: [InputEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = min(rest.count, Int.random(in: 1...7, using: &random))
      events += split.feed(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    #expect(events == expected, "seed \(seed)")
    #expect(whole.pendingEscape == split.pendingEscape)
  }

  @Test(arguments: ["\u{1B}]52;c;", "\u{1B}P", "\u{1B}[", "\u{1B}_"])
  func anEndlessSequenceIsSwallowedAndTheDecoderLivesOn(_ start: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array(start.utf8) + [UInt8](repeating: 0x31, count: 200_000)).isEmpty)
    let events = decoder.feed(Array("m\u{1B}\\\u{1B}[Ax".utf8))
    #expect(events.suffix(2) == [.key(KeyEvent(.up)), .key(KeyEvent(.character("x")))])
  }

  @Test func aPasteOfAMegabyteIsOneEventBoundedByTheLimit() {
    let line = Array("line \u{1B}[31m\u{0}with \u{E9}\r\n".utf8)
    var bytes = Array("\u{1B}[200~".utf8)
    while bytes.count < 1_000_000 { bytes.append(contentsOf: line) }
    bytes.append(contentsOf: "\u{1B}[201~".utf8)
    var decoder = InputDecoder()
    let events = decoder.feed(bytes)
    guard case .paste(let paste)? = events.first, events.count == 1 else {
      Issue.record("not one paste")
      return
    }
    #expect(!paste.isTruncated)
    #expect(paste.text.hasPrefix("line [31mwith \u{E9}\nline"))
    #expect(!paste.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(arguments: 0...8)
  func aPasteIsCutAtTheLimitBetweenCharacters(_ limit: Int) {
    var decoder = InputDecoder(pasteLimit: limit)
    let events = decoder.feed(Array("\u{1B}[200~\u{4F60}\u{E9}a\u{1F600}\u{1B}[201~".utf8))
    guard case .paste(let paste)? = events.first else {
      Issue.record("no paste")
      return
    }
    #expect(paste.isTruncated)
    #expect(paste.text.utf8.count <= limit)
    #expect("\u{4F60}\u{E9}a\u{1F600}".hasPrefix(paste.text))
  }
}
