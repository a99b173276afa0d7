import Observation
import TerminalTest
import Testing

@MainActor
struct ShortcutTests {
  @Observable
  final class Model {
    var pressed: [String] = []
    var isBusy = false
  }

  private func shortcut(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, pressedBy event: Key,
    _ held: KeyModifiers = []
  ) -> Bool {
    let model = Model()
    let test = TerminalTest {
      VStack {
        Button("other") {}
        Button("hit") { model.pressed.append("hit") }.keyboardShortcut(key, modifiers: modifiers)
      }
    }
    test.send(event, held)
    return !model.pressed.isEmpty
  }

  @Test func `Shift and a letter is the capital, in every way that terminals send it`() {
    let modifiers: EventModifiers = [.command, .shift]
    #expect(shortcut("s", modifiers, pressedBy: .character("S"), .alt))
    #expect(shortcut("s", modifiers, pressedBy: .character("s"), [.alt, .shift]))
    #expect(shortcut("s", modifiers, pressedBy: .character("S"), [.alt, .shift]))
    #expect(!shortcut("s", modifiers, pressedBy: .character("s"), .alt))
    #expect(shortcut("s", .shift, pressedBy: .character("S")))
    #expect(!shortcut("s", [], pressedBy: .character("S")))
    #expect(!shortcut("s", .control, pressedBy: .character("s"), [.control, .shift]))
    #expect(shortcut("S", [], pressedBy: .character("S")))
  }

  @Test func `Shift counts with other keys`() {
    #expect(shortcut(.upArrow, .shift, pressedBy: .up, .shift))
    #expect(!shortcut(.upArrow, .shift, pressedBy: .up))
    #expect(!shortcut(.upArrow, [], pressedBy: .up, .shift))
    #expect(!shortcut(.tab, .shift, pressedBy: .tab))
    #expect(shortcut(.tab, .shift, pressedBy: .tab, .shift))
  }

  @Test func `The line of keys names Shift`() {
    let test = TerminalTest(columns: 60, rows: 5, helpLine: true) {
      Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift])
    }
    #expect(test.grid.contains("Alt-Shift-S Save"))
  }

  @Test func `Of two controls with one shortcut the first is pressed`() {
    let model = Model()
    let test = TerminalTest {
      VStack {
        Button("first") { model.pressed.append("first") }
        Button("second") { model.pressed.append("second") }
      }
      .keyboardShortcut("x")
    }
    test.send(.character("x"))
    #expect(model.pressed == ["first"])
  }

  private struct Form: View {
    let model: Model
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Name", text: $text).onSubmit {
          model.pressed.append("submit")
          model.isBusy = true
        }
        Button("Log in") { model.pressed.append("default") }
          .keyboardShortcut(.defaultAction).disabled(model.isBusy)
      }
    }
  }

  @Test func `Enter in a field does not press a default action that the submission has disabled`() {
    let model = Model()
    let test = TerminalTest { Form(model: model) }
    test.send(.enter)
    #expect(model.pressed == ["submit"])
  }
}
