import TerminalCore
import Testing

@Suite struct TextWidthTests {
  static let table: [(String, Int)] = [
    ("", 0), ("a", 1), ("~", 1), (" ", 1), ("\u{A0}", 1), ("abc", 3),
    // Latin, Greek and Cyrillic, precomposed and combined.
    ("\u{E9}", 1), ("e\u{301}", 1), ("a\u{308}\u{304}", 1), ("\u{1EC7}", 1), ("\u{3A9}", 1),
    ("\u{416}", 1), ("o\u{20DD}", 1), ("Z\u{351}\u{36B}\u{343}\u{36A}", 1),
    // East Asian.
    ("\u{4F60}", 2), ("\u{4F60}\u{597D}", 4), ("\u{3042}", 2), ("\u{30AB}", 2),
    ("\u{30AB}\u{3099}", 2), ("\u{FF76}", 1), ("\u{FF21}", 2), ("\u{3000}", 2), ("\u{FFE5}", 2),
    ("\u{AC00}", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}", 2), ("\u{1161}", 0),
    ("\u{20000}", 2), ("\u{3FFFD}", 2), ("\u{3002}", 2), ("\u{4F60}\u{E0100}", 2),
    // Ambiguous: one column.
    ("\u{2500}", 1), ("\u{2588}", 1), ("\u{B1}", 1), ("\u{2026}", 1), ("\u{2192}", 1),
    ("\u{25CF}", 1), ("\u{2460}", 1), ("\u{2605}", 1), ("\u{FFFD}", 1), ("\u{E0B0}", 1),
    // Emoji.
    ("\u{1F600}", 2), ("\u{231A}", 2), ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2),
    ("\u{2764}\u{FE0E}", 1), ("\u{1F600}\u{FE0E}", 2), ("\u{2600}\u{FE0F}", 2), ("a\u{FE0F}", 1),
    ("\u{1F44D}\u{1F3FD}", 2), ("\u{261D}\u{1F3FB}", 2), ("\u{1F3FD}", 2),
    ("\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", 2),
    ("\u{1F469}\u{1F3FD}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F48B}\u{200D}\u{1F469}\u{1F3FC}", 2),
    ("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", 2), ("\u{1F9D1}\u{200D}\u{1F4BB}", 2),
    ("\u{1F1F0}\u{1F1F7}", 2), ("\u{1F1F0}\u{1F1F7}\u{1F1EF}\u{1F1F5}", 4), ("\u{1F1F0}", 2),
    ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    ("1\u{FE0F}\u{20E3}", 2), ("#\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1),
    // Zero width.
    ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\u{2060}", 0),
    ("\u{301}", 0), ("\u{FE0F}", 0), ("\u{200E}", 0), ("\u{7}", 0), ("\u{9B}", 0),
    // Right to left.
    ("\u{5D0}", 1), ("\u{5D0}\u{5B7}", 1), ("\u{627}\u{644}\u{639}", 3), ("\u{644}\u{64B}", 1),
    ("\u{601}", 1),
    // Indic and Thai.
    ("\u{915}", 1), ("\u{915}\u{94D}\u{937}", 2), ("\u{E01}\u{E34}", 1), ("\u{E01}\u{E33}", 2),
    ("\u{BA8}\u{BBF}", 2), ("\u{0F40}\u{0F72}", 1),
  ]

  @Test(arguments: table)
  func textTakesItsColumns(_ text: String, _ width: Int) {
    #expect(TextWidth.width(of: text) == width)
  }

  @Test func theTableIsLargeAndItsVersionIsNamed() {
    #expect(TextWidthTests.table.count >= 60)
    #expect(TextWidth.unicodeVersion == "15.0.0")
  }

  @Test func everyCodePointTakesAtMostTwoColumns() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = TextWidth.width(of: scalar)
      if width < 0 || width > 2 { Issue.record("U+\(String(value, radix: 16)): \(width)") }
    }
  }
}
