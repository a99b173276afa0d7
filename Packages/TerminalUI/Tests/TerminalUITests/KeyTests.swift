import TerminalTest
import Testing

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
    for entry in keys {
      #expect(test.grid.contains(entry.title))
    }
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
}
