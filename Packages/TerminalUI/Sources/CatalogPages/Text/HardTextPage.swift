import TerminalUI

/// What other programs trip over: wide glyphs, combining marks, flags, control characters.
struct HardTextPage: View {
  private let rows = [
    "你好，世界", "e\u{301}a\u{308}o", "🇰🇷 🇪🇺", "❤️ 1️⃣ ✌🏽", "a\u{200B}b\u{AD}c", "\u{1B}[2Jbell\u{7}",
    "tab\tstop", "\u{202E}turned",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows, id: \.self) { row in
        Text(row)
      }
    }
    .frame(width: 14, alignment: .leading)
    .border(.secondary)
  }
}
