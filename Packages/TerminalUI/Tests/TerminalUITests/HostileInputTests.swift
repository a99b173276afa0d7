import Observation
import TerminalTest
import Testing

/// Bytes that mean nothing, pastes that mean too much, and keys in every split.
@MainActor
struct HostileInputTests {
  @Observable
  final class Model {
    var text = ""
    var submissions = 0
    var tab = 1
    var count = 0
  }

  private struct Field: View {
    @Bindable var model: Model

    var body: some View {
      TextField("Text", text: $model.text).onSubmit { model.submissions += 1 }
    }
  }

  nonisolated static let swallowed: [(String, [UInt8])] = [
    ("unknown CSI", Array("\u{1B}[999z".utf8)),
    ("CSI with many parameters", Array("\u{1B}[88;2;3;4;5;6;7;8;9;10;11;12~".utf8)),
    ("private CSI", Array("\u{1B}[?2026;1$y".utf8)),
    ("clipboard by OSC and BEL", Array("\u{1B}]52;c;aGVsbG8=\u{7}".utf8)),
    ("title by OSC and ST", Array("\u{1B}]0;title\u{1B}\\".utf8)),
    ("DCS", Array("\u{1B}P1$r0m\u{1B}\\".utf8)),
    ("APC", Array("\u{1B}_Gi=1;OK\u{1B}\\".utf8)),
    ("PM", Array("\u{1B}^private\u{1B}\\".utf8)),
    ("SOS", Array("\u{1B}Xstring\u{1B}\\".utf8)),
    ("cursor report", Array("\u{1B}[12;40R".utf8)),
    ("device attributes", Array("\u{1B}[?62;c".utf8)),
    ("focus in and out", Array("\u{1B}[I\u{1B}[O".utf8)),
  ]

  @Test(arguments: swallowed)
  func `A sequence that is no key leaks nothing into a field`(_ name: String, _ bytes: [UInt8]) {
    let whole = Model()
    let test = TerminalTest(columns: 20, rows: 1) { Field(model: whole) }
    test.receive(Array("a".utf8) + bytes + Array("b".utf8))
    #expect(whole.text == "ab")
    let split = Model()
    let other = TerminalTest(columns: 20, rows: 1) { Field(model: split) }
    for byte in Array("a".utf8) + bytes + Array("b".utf8) { other.receive([byte]) }
    #expect(split.text == "ab")
    #expect(whole.submissions + split.submissions == 0)
  }

  @Test func `Invalid UTF-8 becomes replacement characters, its neighbours survive`() {
    let model = Model()
    let test = TerminalTest(columns: 20, rows: 1) { Field(model: model) }
    test.receive([0xFF, 0xFE, 0x61, 0xC3])
    test.receive([0xA9])
    #expect(model.text == "\u{FFFD}\u{FFFD}aé")
  }

  @Test func `Escape and an arrow's rest in time are an arrow, too late they are keys`() {
    let model = Model()
    let test = TerminalTest(columns: 20, rows: 1) { Field(model: model) }
    test.type("ab")
    test.receive([0x1B])
    test.receive(Array("[D".utf8))
    test.type("x")
    #expect(model.text == "axb")
    test.receive([0x1B])
    test.escapeTimePasses()
    test.send(.tab)
    test.receive(Array("[A".utf8))
    #expect(model.text.contains("[A"))
  }

  @Test func `A paste of a megabyte is one bounded edit that submits nothing`() {
    let model = Model()
    let test = TerminalTest(columns: 20, rows: 1) { Field(model: model) }
    let piece = "line\n\u{1B}[2J\u{0}\u{7}你好\u{1B}]0;x\u{7}\r\n"
    let text = String(repeating: piece, count: 1 << 20 / piece.utf8.count)
    test.receive(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))
    #expect(model.submissions == 0)
    #expect(model.text.utf8.count <= 1 << 16)
    #expect(model.text.utf8.count > 1 << 16 - 8)
    #expect(!model.text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(model.text.hasPrefix("line [2J你好]0;x line"))
  }

  private struct Screen: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        Text("one").tabItem { Text("One") }.tag(1)
        VStack {
          Button("add") { model.count += 1 }
          Button("add ten") { model.count += 10 }
          TextField("Text", text: $model.text)
        }
        .tabItem { Text("Two") }.tag(2)
      }
    }
  }

  /// The second tab, down, Enter, up, Enter, on to the field, and there text and keys of editing.
  nonisolated static let keys = Array("2\u{1B}[B\r\u{1B}OA\r\t\tab\u{1B}[1;5Dc\u{1B}[Fé".utf8)

  @Test(arguments: 1..<keys.count)
  func `Keys in two pieces do what they do in one`(_ split: Int) {
    let whole = Model()
    let test = TerminalTest(columns: 30, rows: 6) { Screen(model: whole) }
    test.receive(Self.keys)
    let parted = Model()
    let other = TerminalTest(columns: 30, rows: 6) { Screen(model: parted) }
    other.receive(Array(Self.keys[..<split]))
    other.receive(Array(Self.keys[split...]))
    #expect(whole.tab == 2)
    #expect(whole.count == 11)
    #expect(whole.text == "cabé")
    #expect(parted.count == whole.count)
    #expect(parted.text == whole.text)
    #expect(other.styledGrid == test.styledGrid)
    #expect(other.cursor == test.cursor)
  }

  nonisolated static let characters: [(String, String)] = [
    ("é as two code points", "e\u{301}"), ("a flag", "🇰🇷"), ("a family", "👩‍👩‍👧"),
    ("a hand with a tone", "✌🏽"), ("a keycap", "1️⃣"), ("a heart", "❤️"),
    ("Hangul by letters", "\u{1112}\u{1161}\u{11AB}"),
  ]

  @Test(arguments: characters)
  func `A key removes one whole character, and the cursor stands behind what is left`(
    _ name: String, _ character: String
  ) {
    for key in [Key.backspace, Key.delete] {
      let model = Model()
      let test = TerminalTest(columns: 30, rows: 1) { Field(model: model) }
      test.type("你\(character)x")
      test.send(.left)
      if key == .delete { test.send(.left) }
      test.send(key)
      #expect(model.text == "你x")
      #expect(test.cursor == Point(column: 2, row: 0))
    }
  }
}
