import Observation
import TerminalTest
import Testing

@MainActor
struct EditorTests {
  @Observable
  final class Model {
    var text: String

    init(_ text: String) {
      self.text = text
    }
  }

  private struct Editor: View {
    @Bindable var model: Model

    var body: some View {
      TextEditor(text: $model.text)
    }
  }

  private func editor(_ text: String, rows: Int = 5) -> (Model, TerminalTest) {
    let model = Model(text)
    return (model, TerminalTest(columns: 20, rows: rows) { Editor(model: model) })
  }

  @Test func `Home, End, Ctrl-A and Ctrl-E stay in the line`() {
    let (model, test) = editor("one\ntwo\nthree")
    test.send(.up)
    test.send(.home)
    test.type("<")
    test.send(.end)
    test.type(">")
    #expect(model.text == "one\n<two>\nthree")
    test.send(.character("a"), .control)
    test.send(.delete)
    test.send(.character("e"), .control)
    test.send(.backspace)
    #expect(model.text == "one\ntwo\nthree")
    test.send(.home, .control)
    test.type("^")
    test.send(.end, .control)
    test.type("$")
    #expect(model.text == "^one\ntwo\nthree$")
  }

  @Test func `Ctrl-K and Ctrl-U kill in the line, and Ctrl-K at its end joins the next`() {
    let (model, test) = editor("one\ntwo three\nfour")
    test.send(.up)
    test.send(.home)
    test.send(.character("f"), .alt)
    test.send(.character("k"), .control)
    #expect(model.text == "one\ntwo\nfour")
    test.send(.character("k"), .control)
    #expect(model.text == "one\ntwofour")
    test.send(.character("u"), .control)
    #expect(model.text == "one\nfour")
    test.send(.character("y"), .control)
    #expect(model.text == "one\ntwofour")
    test.send(.character("w"), .control)
    #expect(model.text == "one\nfour")
  }

  @Test func `A long text scrolls to its ends and is clicked where it is seen`() {
    let lines = (0..<10_000).map(String.init)
    let (model, test) = editor(lines.joined(separator: "\n"))
    test.send(.home, .control)
    #expect(test.grid.hasPrefix("0\n1\n"))
    test.send(.pageDown)
    test.send(.end, .control)
    #expect(test.grid.hasSuffix("9998\n9999"))
    test.scroll(-3)
    test.click(column: 5, row: 2)
    test.type("!")
    #expect(model.text.split(separator: "\n").filter { $0.contains("!") } == ["9992!"])
  }

  @Test func `What the owner makes of a text is shown`() {
    let model = Model("")
    let test = TerminalTest(columns: 20, rows: 3) {
      TextEditor(
        text: Binding(get: { model.text }, set: { model.text = $0.filter { $0 != "x" } }))
    }
    test.type("axbx")
    test.expectGrid("ab")
  }

  @Test func `A disabled editor says so in plain mode`() async {
    let model = Model("words")
    let test = PlainTest { Editor(model: model).disabled(true) }
    await test.show()
    test.expectScreen("[1] text: words (disabled)")
  }
}
