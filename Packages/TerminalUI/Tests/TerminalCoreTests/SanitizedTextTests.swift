import TerminalCore
import Testing

@Suite struct SanitizedTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("\u{1B}]0;x\u{7}", "\u{241B}]0;x\u{2407}"),
    ("\u{1B}[2J", "\u{241B}[2J"), ("\u{9B}2J", "\u{FFFD}2J"), ("a\u{85}b", "a\u{FFFD}b"),
    ("a\rb", "a\u{240D}b"), ("a\nb", "a\u{240A}b"), ("\u{0}", "\u{2400}"), ("\u{7F}", "\u{2421}"),
    ("\u{202E}abc", "\u{FFFD}abc"), ("\u{2066}a\u{2069}", "\u{FFFD}a\u{FFFD}"),
    ("a\u{200B}b", "ab"), ("\u{FEFF}a", "a"), ("a\u{200E}b", "ab"), ("\u{200D}", ""),
    ("\u{301}", "\u{25CC}\u{301}"), ("\u{2028}", "\u{2424}"), ("so\u{AD}ft", "soft"),
  ])
  func whatCouldActIsShown(_ text: String, _ shown: String) {
    #expect(Array(SanitizedText(text).string.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(arguments: [
    ("\ta", "    a"), ("a\tb", "a   b"), ("abcd\te", "abcd    e"),
    ("\u{4F60}\tb", "\u{4F60}  b"),
  ])
  func aTabGoesToTheNextStop(_ text: String, _ shown: String) {
    #expect(SanitizedText(text).string == shown)
  }

  @Test func noCodePointLeavesAControlBehind() {
    // The planes in which characters are assigned that are no ideographs, and the format planes.
    for value in Array(UInt32(0)...0x1_FFFF) + Array(0xE_0000...0xE_0FFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = SanitizedText(String(scalar))
      let isClean = text.string.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
          && !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value)
      }
      if !isClean || text.width != TextWidth.width(of: text.string) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func flagsThatMeetAfterAnInvisibleCharacterAreCountedOnce() {
    let text = SanitizedText("\u{1F1F0}\u{200B}\u{1F1F7}")
    #expect(text.width == TextWidth.width(of: text.string))
  }

  @Test func aClusterWithThousandsOfMarksIsCutShort() {
    let text = SanitizedText("a" + String(repeating: "\u{301}", count: 5_000))
    #expect(text.width == 1)
    #expect(text.string.unicodeScalars.count == 32)
  }

  @Test func linesAreSplitAtEveryKindOfLineEnd() {
    #expect(
      SanitizedText.lines(of: "a\nb\r\nc\u{2028}d\u{2029}e\rf\n").map(\.string)
        == ["a", "b", "c", "d", "e\u{240D}f", ""])
    #expect(SanitizedText.lines(of: "") == [.empty])
  }

  @Test(arguments: ["abcdef", "\u{4F60}\u{597D}ab", "e\u{301}\u{1F1F0}\u{1F1F7}x\u{1F600}"])
  func partsNeverExceedTheirColumns(_ string: String) {
    let text = SanitizedText(string)
    for columns in -1...text.width + 1 {
      for part in [
        text.prefix(columns: columns), text.suffix(columns: columns),
        text.truncated(columns: columns), text.truncated(columns: columns, position: .head),
        text.truncated(columns: columns, position: .middle),
      ] {
        #expect(part.width <= max(0, columns))
        #expect(part.width == TextWidth.width(of: part.string))
        #expect(part.width >= min(columns - 2, text.width))
      }
    }
    #expect(text.truncated(columns: text.width) == text)
  }

  @Test func truncationShowsWhereTextIsMissing() {
    let text: SanitizedText = "abcdefgh"
    #expect(text.truncated(columns: 5).string == "abcd\u{2026}")
    #expect(text.truncated(columns: 5, position: .head).string == "\u{2026}efgh")
    #expect(text.truncated(columns: 5, position: .middle).string == "ab\u{2026}gh")
    #expect(text.truncated(columns: 1).string == "\u{2026}")
    #expect(text.truncated(columns: 0).isEmpty)
  }

  @Test func joinedTextIsMeasuredAsAWhole() {
    let flag = SanitizedText("\u{1F1F0}") + SanitizedText("\u{1F1F7}")
    #expect(flag.width == 2)
    #expect((SanitizedText("ab") + "cd") == "abcd")
    #expect(SanitizedText(repeating: "\u{4F60}", count: 3).width == 6)
    #expect(SanitizedText.spaces(-1).isEmpty)
  }
}
