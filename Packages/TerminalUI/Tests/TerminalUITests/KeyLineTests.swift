import TerminalTest
import Testing

@testable import TerminalUI

/// The line of keys while the focus moves between a field, in which letters are text, and a button.
@MainActor
struct KeyLineTests {
  private struct Entrance: View {
    @State private var name = ""

    var body: some View {
      VStack(alignment: .leading) {
        TextField("name", text: $name).onSubmit {}.submitLabel(.go)
        Button("enter") {}
      }
    }
  }

  private func line(_ test: TerminalTest) -> String {
    test.grid.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func `What stays while the focus moves stands first`() {
    let test = TerminalTest(columns: 80, rows: 10, helpLine: true) { Entrance() }
    #expect(line(test) == "Tab next  Ctrl-C quit  Enter go")
    test.send(.tab)
    #expect(line(test) == "Tab next  Ctrl-C quit  Enter press  ? keys")
  }

  private struct Tabs: View {
    @State private var text = ""

    var body: some View {
      TabView {
        Tab("one") {
          VStack {
            TextField("field", text: $text)
            Button("ask") {}.keyboardShortcut("a")
            Button("save") {}.keyboardShortcut("s", modifiers: .control)
          }
        }
        Tab("two") { Text("two") }
      }
    }
  }

  @Test func `In a field the line names no key that is text there`() {
    let test = TerminalTest(columns: 80, rows: 10, helpLine: true) { Tabs() }
    test.click("field")
    #expect(line(test) == "Tab next  Ctrl-s save  Ctrl-PgDn tabs  Ctrl-C quit")
    test.send(.pageDown, .control)
    #expect(test.grid.contains("[2 two]"))
    test.send(.pageUp, .control)
    test.click("ask")
    #expect(
      line(test) == "Tab next  Ctrl-s save  Ctrl-PgDn tabs  Ctrl-C quit  Enter press  a ask  ? keys"
    )
  }

  @Test func `Where no field is, the key to quit is the short one`() {
    let test = TerminalTest(columns: 80, rows: 10, helpLine: true) { Button("enter") {} }
    #expect(line(test) == "q quit  Enter press  ? keys")
  }

  private struct Growing: View {
    @State private var isGrown = false

    var body: some View {
      VStack {
        Button("more") { isGrown.toggle() }
        if isGrown { Button("other") {} }
      }
    }
  }

  @Test func `The line speaks of the controls of its own frame`() {
    let test = TerminalTest(columns: 80, rows: 10, helpLine: true) { Growing() }
    #expect(line(test) == "q quit  Enter press  ? keys")
    test.send(.enter)
    #expect(line(test) == "Tab next  q quit  Enter press  ? keys")
    test.send(.enter)
    #expect(line(test) == "q quit  Enter press  ? keys")
  }

  @Test func `The list of keys names the short key wherever it quits`() {
    let test = TerminalTest(columns: 80, rows: 10, helpLine: true) { Entrance() }
    #expect(test.keys.contains(KeyHelp("Ctrl-C", "quit")))
    #expect(!test.keys.contains(KeyHelp("q", "quit")))
    test.send(.tab)
    #expect(test.keys.contains(KeyHelp("q", "quit")))
  }

  @Test func `How to leave and how to learn more are kept longest, in their places`() {
    let test = TerminalTest(columns: 24, rows: 10, helpLine: true) { Entrance() }
    test.send(.tab)
    #expect(line(test) == "Ctrl-C quit  ? keys")
  }

  @Test func `Moving between a field and a button takes few bytes`() {
    let test = TerminalTest(columns: 80, rows: 24, helpLine: true) { Entrance() }
    let encoder = FrameEncoder(colorSupport: .trueColor)
    var shown = test.surface
    var bytes = 0
    for _ in 0..<40 {
      test.send(.tab)
      bytes += encoder.encode(from: shown, to: test.surface).count
      shown = test.surface
    }
    #expect(bytes <= 40 * 60, "\(bytes / 40) bytes a key")
  }

  @Test(arguments: [
    (SubmitLabel.done, "done"), (.go, "go"), (.send, "send"), (.join, "join"), (.route, "route"),
    (.search, "search"), (.return, "submit"), (.next, "next"), (.continue, "continue"),
  ])
  func `A field says what Enter is for`(_ label: SubmitLabel, _ title: String) {
    let test = TerminalTest(columns: 80, rows: 10, helpLine: true) {
      TextField("x", text: .constant("")).onSubmit {}.submitLabel(label)
    }
    #expect(test.keys.contains(KeyHelp("Enter", title)))
  }
}
