import Observation
import TerminalTest
import Testing

@MainActor
struct FieldTests {
  @Observable
  final class Model {
    var text = ""
    var submitted: [String] = []
  }

  private struct Field: View {
    @Bindable var model: Model

    var body: some View {
      TextField("Name", text: $model.text).onSubmit { model.submitted.append(model.text) }
    }
  }

  private func field(_ text: String = "", columns: Int = 20) -> (Model, TerminalTest) {
    let model = Model()
    model.text = text
    return (model, TerminalTest(columns: columns, rows: 1) { Field(model: model) })
  }

  @Test func `Typing, moving and deleting edit the text`() {
    let (model, test) = field()
    test.expectGrid("Name")
    test.type("hello")
    #expect(model.text == "hello")
    test.send(.left)
    test.send(.left)
    test.type("X")
    #expect(model.text == "helXlo")
    test.send(.backspace)
    test.send(.delete)
    #expect(model.text == "helo")
    test.send(.home)
    test.type(">")
    test.send(.end)
    test.type("<")
    #expect(model.text == ">helo<")
    #expect(test.cursor == Point(column: 6, row: 0))
  }

  @Test func `Keys of readline move by words, kill and yank`() {
    let (model, test) = field("one two three")
    test.send(.character("w"), .control)
    #expect(model.text == "one two ")
    test.send(.character("y"), .control)
    test.send(.character("y"), .control)
    #expect(model.text == "one two threethree")
    test.send(.character("a"), .control)
    test.send(.character("f"), .alt)
    test.send(.character("k"), .control)
    #expect(model.text == "one")
    test.send(.character("u"), .control)
    #expect(model.text == "")
    test.send(.character("y"), .control)
    #expect(model.text == "one")
    test.type(" two")
    test.send(.left, .control)
    test.send(.character("d"), .alt)
    #expect(model.text == "one ")
    test.send(.backspace, .alt)
    #expect(model.text == "")
  }

  @Test(arguments: ["e\u{301}", "🇰🇷", "👨‍👩‍👧‍👦", "❤️", "👍🏽", "1️⃣"])
  func `One Backspace removes one whole character`(character: String) {
    let (model, test) = field("a")
    test.type(character)
    #expect(model.text == "a" + character)
    test.send(.left)
    #expect(test.cursor?.column == 1)
    test.send(.right)
    test.send(.backspace)
    #expect(model.text == "a")
  }

  @Test func `A combining mark typed first is harmless`() {
    let (model, test) = field()
    test.type("\u{301}")
    #expect(model.text == "\u{301}")
    #expect(test.cursor != nil)
    test.send(.backspace)
    #expect(model.text == "")
    test.send(.backspace)
  }

  @Test func `A mark typed inside joins the character before it, and the caret stands behind both`()
  {
    let (model, test) = field("ab")
    test.send(.left)
    test.type("\u{301}")
    #expect(model.text == "a\u{301}b")
    test.type("x")
    #expect(model.text == "a\u{301}xb")
  }

  @Test func `The cursor's column is the sum of widths`() {
    let (_, test) = field("你好")
    #expect(test.cursor?.column == 4)
    test.send(.left)
    #expect(test.cursor?.column == 2)
  }

  @Test func `A long text scrolls so that the caret is seen`() {
    let (_, test) = field("0123456789", columns: 5)
    test.expectGrid("6789")
    #expect(test.cursor == Point(column: 4, row: 0))
    test.send(.home)
    test.expectGrid("01234")
    #expect(test.cursor == Point(column: 0, row: 0))
  }

  @Test func `A large paste is one bounded edit without controls that submits nothing`() {
    let (model, test) = field()
    test.paste(String(repeating: "line\n\u{1B}[31m\0\ttext ", count: 50_000))
    #expect(model.text.utf8.count <= 1 << 16)
    #expect(model.text.hasPrefix("line [31m text "))
    #expect(!model.text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(model.submitted.isEmpty)
  }

  @Test func `Enter submits, q and digits are text`() {
    let (model, test) = field()
    test.type("q1?")
    #expect(model.text == "q1?")
    #expect(test.exitCode == nil)
    test.send(.enter)
    #expect(model.submitted == ["q1?"])
  }

  @Test func `A text changed by its owner is taken over`() {
    let (model, test) = field("abc")
    model.text = "x"
    test.expectGrid("x")
    test.type("y")
    #expect(model.text == "xy")
  }

  private struct Secret: View {
    @Bindable var model: Model

    var body: some View {
      SecureField("Password", text: $model.text)
    }
  }

  @Test func `A secure field shows a bullet a character`() {
    let model = Model()
    let test = TerminalTest(columns: 10, rows: 1) { Secret(model: model) }
    test.type("a你🇰🇷")
    test.expectGrid("•••")
    #expect(test.cursor?.column == 3)
    #expect(test.controls.first?.value == "•••")
  }

  @Test func `A click stands the caret at the character`() {
    let (model, test) = field("hello")
    test.click(column: 2, row: 0)
    test.type("X")
    #expect(model.text == "heXllo")
  }

  private struct Capped: View {
    let model: Model

    var body: some View {
      TextField(
        "Name",
        text: Binding(get: { model.text }, set: { model.text = String($0.prefix(5)).lowercased() }))
    }
  }

  @Test func `A field shows what its owner has made of the text`() {
    let model = Model()
    let test = TerminalTest(columns: 10, rows: 1) { Capped(model: model) }
    test.type("ABCDEFGH")
    #expect(model.text == "abcde")
    test.expectGrid("abcde")
    #expect(test.controls.first?.value == "abcde")
    #expect(test.cursor?.column == 5)
    test.send(.backspace)
    test.expectGrid("abcd")
  }

  @Test func `A field whose owner takes nothing stays as it is`() {
    let test = TerminalTest(columns: 10, rows: 1) { TextField("Name", text: .constant("x")) }
    test.type("yz")
    test.expectGrid("x")
    #expect(test.cursor?.column == 1)
  }

  @Test func `A character that only looks the same is written`() {
    let (model, test) = field("\u{E9}")
    test.send(.backspace)
    test.type("e\u{301}")
    #expect(Array(model.text.utf8) == Array("e\u{301}".utf8))
  }

  @Test func `A click in a field as long as they get takes the end that is seen`() {
    let (model, test) = field(String(repeating: "x", count: 1 << 16), columns: 20)
    test.click(column: 10, row: 0)
    test.type("Y")
    #expect(model.text.count == 1 << 16)
    test.send(.backspace)
    test.type("Y")
    #expect(model.text.hasSuffix("Y" + String(repeating: "x", count: 9)))
  }
}
