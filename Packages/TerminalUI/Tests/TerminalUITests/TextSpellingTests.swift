import FoundationEssentials
import TerminalTest
import Testing

/// Texts of several stretches, and what stands for fonts.
@MainActor
struct TextSpellingTests {
  @Test func `Texts are joined with their styles`() {
    TerminalTest(columns: 20, rows: 1) {
      Text("a ") + Text("b").bold() + Text(" c").foregroundStyle(.red)
    }.expectStyledGrid("       a {bold}b{fg:red} c{}")
  }

  @Test func `A literal takes texts with their styles, and values`() {
    let count = 3
    TerminalTest(columns: 12, rows: 1) {
      Text("\(count) of \(Text("all").bold())!").frame(width: 12, alignment: .leading)
    }.expectStyledGrid("3 of {bold}all{}!")
  }

  @Test func `A joined text wraps as one`() {
    TerminalTest(columns: 6, rows: 3) {
      Text("one ") + Text("two").bold() + Text(" three")
    }.expectGrid("one\ntwo\nthree")
  }

  @Test func `An attributed string keeps its stretches`() {
    var string = AttributedString("plain ")
    var red = AttributedString("red")
    red.foregroundColor = .red
    red.underlineStyle = .single
    string += red
    var heavy = AttributedString(" heavy")
    heavy.font = .headline
    heavy.strikethroughStyle = .single
    string += heavy
    TerminalTest(columns: 15, rows: 1) { Text(string) }
      .expectStyledGrid("plain {underline,fg:red}red{bold,strikethrough} heavy{}")
  }

  @Test func `A variable, a literal and a verbatim text are all shown`() {
    let title = "var"
    let part = title.prefix(2)
    TerminalTest(columns: 8, rows: 4) {
      VStack(alignment: .leading) {
        Text(title)
        Text(part)
        Text("lit \(1 + 1)")
        Text(verbatim: "\\(x)")
      }
    }.expectGrid(" var\n va\n lit 2\n \\(x)")
  }

  nonisolated static let fonts: [(String, Font, String)] = [
    ("largeTitle", .largeTitle, "{bold,underline}x{}"), ("title", .title, "{bold}x{}"),
    ("headline", .headline, "{bold}x{}"), ("body", .body, "x"), ("caption", .caption, "{dim}x{}"),
    ("footnote", .footnote, "{dim}x{}"), ("bold body", .body.bold(), "{bold}x{}"),
    ("slanted title", .title.italic(), "{bold,italic}x{}"),
    ("light title", .title.weight(.light), "{dim}x{}"),
  ]

  @Test(arguments: fonts)
  func `A font is what is left of it`(_ name: String, _ font: Font, _ expected: String) {
    TerminalTest(columns: 1, rows: 1) { Text("x").font(font) }.expectStyledGrid(expected)
    TerminalTest(columns: 1, rows: 1) { HStack { Text("x") }.font(font) }
      .expectStyledGrid(expected)
  }

  @Test func `A colour stands behind, around and in front`() {
    TerminalTest(columns: 3, rows: 1) { Text("abc").background(.red) }
      .expectStyledGrid("{bg:red}abc{}")
    TerminalTest(columns: 3, rows: 1) { Text("abc").background(Color.red) }
      .expectStyledGrid("{bg:red}abc{}")
    TerminalTest(columns: 3, rows: 3) { Text("a").border(.red, width: 1) }
      .expectGrid("╭─╮\n│a│\n╰─╯")
    TerminalTest(columns: 3, rows: 1) { Text("abc").border(.red, width: 0) }.expectGrid("abc")
  }
}
