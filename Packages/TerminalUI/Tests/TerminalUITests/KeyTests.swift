import FoundationEssentials
import TerminalTest
import Testing

@testable import TerminalUI

@MainActor
struct KeyTests {
  private struct Screen: View {
    @State private var text = ""

    var body: some View {
      VStack {
        Button("Retry") {}.keyboardShortcut("r").help("Asks for the fact again.")
        TextField("Field", text: $text)
      }
    }
  }

  @Test func `q and Ctrl-C end the program, Ctrl-C in a field too`() {
    let first = TerminalTest { Screen() }
    first.send(.character("q"))
    #expect(first.exitCode == 0)
    let second = TerminalTest { Screen() }
    second.send(.tab)
    second.send(.character("q"))
    #expect(second.exitCode == nil)
    second.send(.character("c"), .control)
    #expect(second.exitCode == 0)
  }

  @Test func `The line of keys and the list of keys come from one table`() {
    let test = TerminalTest(columns: 70, rows: 10, helpLine: true) { Screen() }
    let keys = test.keys
    #expect(keys.contains(KeyHelp("r", "Retry")))
    #expect(keys.contains(KeyHelp("q", "quit")))
    let line = test.grid.split(separator: "\n").last.map(String.init) ?? ""
    #expect(line.hasPrefix("Asks for the fact again."))
    #expect(line.contains("Tab next"))
    test.send(.character("?"))
    #expect(test.grid.contains("Retry"))
    #expect(test.controls.isEmpty)
    test.send(.character("q"))
    #expect(test.exitCode == nil)
    #expect(test.focused == "Retry")
  }

  @Test func `Escape outside any stack takes the focus out of a field, so that keys work`() {
    let test = TerminalTest { Screen() }
    test.send(.tab)
    test.send(.escape)
    #expect(test.focused == nil)
    test.send(.character("q"))
    #expect(test.exitCode == 0)
  }

  @Test func `A key moves the focus on from the field that Escape took it from`() {
    let test = TerminalTest {
      VStack {
        Button("first") {}
        TextField("field", text: .constant(""))
        Button("last") {}
      }
    }
    for (key, modifiers, control) in [
      (Key.tab, KeyModifiers(), "last"), (.tab, .shift, "first"), (.down, [], "last"),
      (.up, [], "first"),
    ] {
      test.click("field")
      test.send(.escape)
      #expect(test.focused == nil)
      test.send(key, modifiers)
      #expect(test.focused == control)
    }
  }

  @Test func `The document about keys is the table that is obeyed`() throws {
    let readme = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let section = try #require(text.split(separator: "\n## Keys\n").last)
    let rows = section.prefix(while: { $0 != "#" }).split(separator: "\n")
      .filter { $0.hasPrefix("|") }.dropFirst(2).map(String.init)
    #expect(rows == KeyTable.rows.map { "| \($0.help.key) | \($0.help.title) |" })
  }

  @Test func `A list of keys longer than the screen is scrolled, and closed by any other key`() {
    let test = TerminalTest(columns: 60, rows: 8, helpLine: true) { Screen() }
    test.send(.character("?"))
    #expect(test.grid.contains("Enter"))
    #expect(!test.grid.contains("suspends"))
    #expect(test.grid.contains("↓╯"))
    test.send(.end)
    #expect(test.grid.contains("suspends"))
    #expect(test.grid.contains("↑╮"))
    #expect(!test.grid.contains("↓╯"))
    test.send(.up)
    #expect(!test.grid.contains("suspends"))
    test.send(.pageDown)
    #expect(test.grid.contains("suspends"))
    test.send(.pageDown)
    #expect(test.grid.contains("suspends"))
    test.scroll(-20)
    #expect(test.grid.contains("Enter"))
    test.send(.home)
    test.send(.down)
    test.send(.character("x"))
    #expect(test.focused == "Retry")
    #expect(test.exitCode == nil)
  }

  @Test(arguments: [(80, 24), (40, 40), (30, 60)])
  func `The list of keys says each sentence to its end, and each key once`(
    columns: Int, rows: Int
  ) {
    let test = TerminalTest(columns: columns, rows: rows, helpLine: true) { Screen() }
    test.send(.character("?"))
    let words = test.grid.split { $0 == " " || $0 == "\n" || $0 == "│" }
    for row in KeyTable.rows where [.nothing, .field].contains(row.need) {
      for word in row.help.title.split(separator: " ") { #expect(words.contains(word)) }
    }
    #expect(!test.grid.contains("…") && !test.grid.contains("`"))
    #expect(words.count { $0 == "?" } == 1)
    #expect(words.count { $0.hasPrefix("Tab") } == 1)
  }

  @Test func `A list of keys that fits stays when it is scrolled`() {
    let test = TerminalTest(columns: 80, rows: 24, helpLine: true) { Button("b") {} }
    test.send(.character("?"))
    for key in [Key.up, .down, .pageUp, .pageDown, .home, .end] {
      test.send(key)
      #expect(test.grid.contains("suspends"))
    }
    test.send(.escape)
    #expect(!test.grid.contains("suspends"))
  }

  private struct Everything: View {
    let has: KeyTable.Need

    var body: some View {
      switch has {
      case .nothing: Button("b") {}
      case .choice: Stepper("s", value: .constant(1))
      case .editableRow: List { ForEach([1], id: \.self) { Text("\($0)") }.onDelete { _ in } }
      case .tabs:
        TabView {
          Tab("one") { Text("1") }
          Tab("two") { Text("2") }
        }
      case .scrolling: ScrollView { ForEach(0..<99, id: \.self) { Text("\($0)") } }
      case .field: TextField("f", text: .constant(""))
      }
    }
  }

  @Test(arguments: [
    KeyTable.Need.nothing, .choice, .editableRow, .tabs, .scrolling, .field,
  ])
  func `The list of keys names those that the screen has a use for`(_ need: KeyTable.Need) {
    let test = TerminalTest(columns: 140, rows: 24, helpLine: true) { Everything(has: need) }
    test.send(.escape)
    test.send(.character("?"))
    for row in KeyTable.rows {
      #expect(test.grid.contains(row.help.title) == [.nothing, need].contains(row.need))
    }
  }

  private struct Sheet: View {
    @State private var isShown = false
    @State private var presses = 0

    var body: some View {
      VStack {
        Button("Open \(presses)") { isShown = true }
        Button("Add") { presses += 1 }.keyboardShortcut("a")
      }
      .sheet(isPresented: $isShown) { Text("the sheet") }
    }
  }

  private func click(_ text: String, in test: TerminalTest) throws {
    let line = try #require(test.grid.split(separator: "\n").last)
    let range = try #require(line.firstRange(of: text), "\(line)")
    test.click(
      column: line.distance(from: line.startIndex, to: range.lowerBound) + 1,
      row: test.surface.size.rows - 1)
  }

  @Test func `The line of keys is clicked to press what it names`() throws {
    let test = TerminalTest(columns: 70, rows: 10, helpLine: true) { Sheet() }
    try click("a Add", in: test)
    #expect(test.grid.contains("Open 1"))
    try click("Tab next", in: test)
    #expect(test.focused == "Add")
    test.click("Open 1")
    #expect(test.grid.contains("the sheet"))
    try click("Esc close", in: test)
    #expect(!test.grid.contains("the sheet"))
    try click("? keys", in: test)
    #expect(test.controls.isEmpty)
    test.click(column: 0, row: 0)
    #expect(!test.controls.isEmpty)
    try click("q quit", in: test)
    #expect(test.exitCode == 0)
  }
}
