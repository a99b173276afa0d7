import Observation
import TerminalTest
import Testing

/// A `TextField` with a vertical axis: as high as its text.
@MainActor
struct GrowingFieldTests {
  @Observable
  final class Model {
    var text = ""
    var submitted: [String] = []
  }

  private struct Note: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        TextField("note", text: $model.text, axis: .vertical)
          .lineLimit(...3)
          .onSubmit { model.submitted.append(model.text) }
        Button("under it") {}
        Spacer()
      }
    }
  }

  private func note(_ text: String = "") -> (Model, TerminalTest) {
    let model = Model()
    model.text = text
    return (model, TerminalTest(columns: 12, rows: 6) { Note(model: model) })
  }

  @Test func `It shows its title while it is empty, in one row`() {
    let (_, test) = note()
    test.expectGrid("note\n[ under it ]")
  }

  @Test func `It grows as text wraps, up to its limit, and shrinks again`() {
    let (model, test) = note()
    test.type("abcdefghijkl")
    test.expectGrid("abcdefghijkl\n[ under it ]")
    test.type("m")
    test.expectGrid("abcdefghijkl\nm\n[ under it ]")
    test.type("nopqrstuvwx1234567890AB!")
    #expect(test.grid.hasSuffix("[ under it ]"))
    #expect(test.grid.split(separator: "\n").count == 4)
    #expect(test.grid.contains("!"))
    test.send(.character("u"), .control)
    test.expectGrid("note\n[ under it ]")
    #expect(model.text == "")
  }

  @Test func `Enter submits, Enter with Alt begins a line`() {
    let (model, test) = note("one")
    test.send(.enter, .alt)
    test.type("two")
    test.expectGrid("one\ntwo\n[ under it ]")
    test.send(.enter)
    #expect(model.submitted == ["one\ntwo"])
    test.receive(Array("\u{1B}\r3".utf8))
    #expect(model.text == "one\ntwo\n3")
  }

  @Test func `The arrows move between its rows, then leave it`() {
    let (_, test) = note("one\ntwo")
    #expect(test.cursor == Point(column: 3, row: 1))
    test.send(.up)
    #expect(test.cursor == Point(column: 3, row: 0))
    test.send(.down)
    test.send(.down)
    #expect(test.focused == "under it")
  }

  @Test func `A limit from below keeps rows free`() {
    let model = Model()
    let test = TerminalTest(columns: 12, rows: 6) {
      VStack(alignment: .leading) {
        TextField("note", text: .constant(model.text), axis: .vertical).lineLimit(2...4)
        Text("end")
        Spacer()
      }
    }
    test.expectGrid("note\n\nend")
  }

  @Test func `A horizontal axis is an ordinary field`() {
    let model = Model()
    let test = TerminalTest(columns: 12, rows: 3) {
      TextField("note", text: Bindable(model).text, prompt: Text("say"), axis: .horizontal)
    }
    test.expectGrid("\nsay")
    test.send(.enter, .alt)
    #expect(model.text == "")
  }

  @Test(arguments: ["你好", "👩‍👩‍👧x", "e\u{301}"])
  func `Whole characters wrap in any width`(_ cluster: String) {
    for columns in 1...7 {
      let test = TerminalTest(columns: columns, rows: 30) {
        TextField(
          "x", text: .constant(String(repeating: cluster, count: 6)), axis: .vertical)
      }
      #expect(test.surface.size.columns == columns)
    }
  }

  @Test func `Plain mode sets it, with line breaks`() async {
    let model = Model()
    let test = PlainTest { Note(model: model) }
    #expect(await test.run("set note a\\nb") == 0)
    #expect(model.text == "a\nb")
    #expect(test.output.last?.contains("[1] note: a") == true)
  }
}
