import TerminalTest
import Testing

/// Literals are read as inline Markdown, values put into them are not.
@MainActor
struct MarkdownTests {
  private func styled(_ key: LocalizedStringKey) -> String {
    TerminalTest(columns: 40, rows: 1) {
      Text(key).frame(maxWidth: .infinity, alignment: .leading)
    }.styledGrid
  }

  @Test(arguments: [
    ("**bold**", "{bold}bold{}"), ("a *b* c", "a {italic}b{} c"),
    ("__b__ _i_", "{bold}b{} {italic}i{}"),
    ("***both***", "{bold,italic}both{}"), ("~~no~~", "{strikethrough}no{}"),
    ("**a *b* c**", "{bold}a {bold,italic}b{bold} c{}"), ("`*code*`", "*code*"),
    ("``a`b``", "a`b"), ("[Vega](https://a.b)!", "{underline,fg:cyan}Vega{}!"),
  ])
  func `Marks become styles`(_ text: String, _ expected: String) {
    #expect(styled(LocalizedStringKey(text)) == expected)
  }

  @Test(arguments: [
    "2 * 3 * 4", "* item", "snake_case_name", "a_b", "**", "*", "**open", "close**", "a ** b",
    "~ 5 ~",
    "`open", "[x]", "[x] (y)", "[ ] todo", "x[1]", "~one~", "C:\\temp", "__", "*** ***", "[[a](b",
  ])
  func `What means nothing stays as it is`(_ text: String) {
    #expect(styled(LocalizedStringKey(text)) == text)
  }

  @Test(arguments: [
    ("\\*a\\*", "*a*"), ("\\[x](y)", "[x](y)"), ("\\\\", "\\"), ("*\\**", "{italic}*{}"),
  ])
  func `A backslash takes a mark's meaning away`(_ text: String, _ expected: String) {
    #expect(styled(LocalizedStringKey(text)) == expected)
  }

  @Test func `What is put in is not read, and is styled by what is around it`() {
    let name = "*Ada*"
    #expect(styled("**\(name)** \(name)") == "{bold}*Ada*{} *Ada*")
    #expect(styled("*\(1)* \(Text("x").bold())") == "{italic}1{} {bold}x{}")
    let text = TerminalTest(columns: 9, rows: 1) { Text(name) }
    #expect(text.grid.contains("*Ada*"))
  }
}
