import TerminalTest
import Testing

@MainActor
struct TextTests {
  private func grid(_ columns: Int, _ rows: Int, _ text: Text) -> String {
    TerminalTest(columns: columns, rows: rows) {
      text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }.grid
  }

  @Test func `Text wraps at words, and within words that are too long`() {
    #expect(grid(8, 4, Text("one two three")) == "one two\nthree")
    #expect(grid(4, 4, Text("abcdefghij k")) == "abcd\nefgh\nij k")
    #expect(grid(5, 4, Text("one\n\ntwo")) == "one\n\ntwo")
  }

  @Test func `Wide characters wrap whole`() {
    #expect(grid(3, 4, Text("你好吗")) == "你\n好\n吗")
    #expect(grid(1, 4, Text("你")) == "…")
  }

  @Test func `Text that does not fit ends in an ellipsis`() {
    #expect(grid(8, 1, Text("one two three")) == "one two…")
    #expect(grid(5, 2, Text("one two three")) == "one\ntwo…")
    #expect(grid(4, 1, Text("你好吗")) == "你…")
  }

  @Test func `Line limit and truncation mode are kept`() {
    let test = TerminalTest(columns: 7, rows: 1) {
      Text("abcdefghij").lineLimit(1).truncationMode(.middle)
    }
    #expect(test.grid.contains("…"))
    #expect(test.grid.first == "a")
    #expect(test.grid.last != "…")
  }

  private func cut(
    _ text: Text, _ columns: Int, lines: Int = 1, _ mode: Text.TruncationMode
  ) -> String {
    TerminalTest(columns: columns, rows: 3) {
      text.lineLimit(lines).truncationMode(mode)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }.grid
  }

  @Test func `What is cut is the rest of the paragraph, at its start, middle or end`() {
    let letters = Text("abcdefghijklmno")
    #expect(cut(letters, 5, .head) == "…lmno")
    #expect(cut(letters, 5, .middle) == "ab…no")
    #expect(cut(letters, 5, .tail) == "abcd…")
    #expect(cut(letters, 5, lines: 2, .head) == "abcde\n…lmno")
    #expect(cut(letters, 1, .head) == "…")
    let words = Text("Hello wonderful world")
    #expect(cut(words, 10, .tail) == "Hello won…")
    #expect(cut(words, 7, .tail) == "Hello…")
    #expect(cut(words, 10, .head) == "…ful world")
    #expect(cut(words, 10, lines: 2, .tail) == "Hello\nwonderful…")
  }

  @Test func `A text of several runs is cut like one`() {
    let runs = Text("abcd").bold() + Text("efgh") + Text("ijkl").italic()
    #expect(cut(runs, 6, .head) == "…hijkl")
    #expect(cut(runs, 6, .middle) == "abc…kl")
    #expect(cut(runs, 6, .tail) == "abcde…")
  }

  @Test func `A text that goes on in another paragraph ends in a sign`() {
    #expect(cut(Text("one\ntwo"), 8, .tail) == "one…")
    #expect(cut(Text("one\ntwo"), 3, .tail) == "on…")
    #expect(cut(Text("one\ntwo"), 8, .head) == "one…")
    #expect(cut(Text("你好吗\n二"), 5, .middle) == "你…吗")
  }

  @Test func `Control characters are shown and change nothing`() {
    let text = grid(40, 2, Text("\u{1B}]0;x\u{07}\u{1B}[2J\u{9B}31m\u{202E}tab\tcr\r."))
    #expect(text.contains("␛]0;x␇␛[2J"))
    #expect(
      !text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `Runs keep their styles across lines`() {
    let test = TerminalTest(columns: 5, rows: 2) {
      Text("plain ") + Text("bold").bold() + Text("!").foregroundStyle(.red)
    }
    #expect(test.grid == "plain\nbold!")
    #expect(test.styledGrid.contains("{bold}bold"))
    #expect(test.styledGrid.contains("fg:red"))
  }

  @Test func `Styles of views reach the text inside, the nearest one first`() {
    let test = TerminalTest(columns: 9, rows: 1) {
      HStack {
        Text("a")
        Text("b").foregroundStyle(.green)
      }
      .foregroundStyle(.red)
      .underline()
    }
    #expect(test.styledGrid.contains("fg:red"))
    #expect(test.styledGrid.contains("fg:green"))
    #expect(test.styledGrid.contains("underline"))
  }

  @Test(arguments: 1...20)
  func `Clipped at any column there is never half a character`(columns: Int) {
    let test = TerminalTest(columns: columns, rows: 1) {
      Text("你好e\u{301}👨‍👩‍👧🇰🇷❤️1️⃣\u{200B}x").fixedSize()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    let surface = test.surface
    var column = 0
    while column < columns {
      let width = surface[column, 0].width
      #expect(width == 1 || width == 2)
      if width == 2 { #expect(column + 1 < columns && surface[column + 1, 0].width == 0) }
      column += max(width, 1)
    }
  }
}
