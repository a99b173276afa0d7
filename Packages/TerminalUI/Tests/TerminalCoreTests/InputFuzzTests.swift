import InputFuzzing
import TerminalCore
import Testing

@Suite struct InputFuzzTests {
  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34, 55, 89] as [UInt64])
  func randomBytesGiveTheSameEventsHoweverTheyAreSplit(_ seed: UInt64) {
    var fuzzer = InputFuzzer(seed: seed)
    #expect(throws: Never.self, "seed \(seed)") { try fuzzer.run(bytes: 10_000) }
    #expect(fuzzer.eventCount > 1_000)
  }

  @Test(arguments: InputCorpus.kept + InputCorpus.samples)
  func everySplitOfWhatWasHardGivesTheSameEvents(_ bytes: [UInt8]) {
    var whole = InputDecoder()
    let expected = whole.feed(bytes)
    for place in 0...bytes.count {
      var split = InputDecoder()
      let events = split.feed(Array(bytes[..<place])) + split.feed(Array(bytes[place...]))
      #expect(events == expected)
      #expect(split.pendingEscape == whole.pendingEscape)
    }
  }

  @Test func bytesOnBothSidesOfADroppedControlDoNotBecomeOne() {
    var decoder = InputDecoder()
    let bytes = Array("\u{1B}[200~".utf8) + [0xC2, 0x08, 0x85] + Array("\u{1B}[201~".utf8)
    #expect(decoder.feed(bytes) == [.paste(Paste(text: "\u{FFFD}\u{FFFD}"))])
  }

  @Test(arguments: ["\u{1B}]52;c;abc", "\u{1B}P1$r", "\u{1B}_G", "\u{1B}^x", "\u{1B}Xx"])
  func controlCIsHeardInsideAStringThatDoesNotEnd(_ start: String) {
    var decoder = InputDecoder()
    #expect(
      decoder.feed(Array("\(start)\u{3}x".utf8)) == [
        .key(KeyEvent(.character("c"), .control)), .key(KeyEvent(.character("x"))),
      ])
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
