import Observation
import TerminalTest
import Testing

@MainActor
struct ControlTests {
  @Observable
  final class Model {
    var isOn = false
    var kind = "math"
    var number = 5
    var presses = 0
  }

  private struct Settings: View {
    @Bindable var model: Model

    var body: some View {
      Form {
        Toggle("Sound", isOn: $model.isOn)
        Picker("Kind", selection: $model.kind) {
          ForEach(["trivia", "math", "date"], id: \.self) { Text($0) }
        }
        Stepper("Number: \(model.number)", value: $model.number, in: 0...6)
      }
    }
  }

  @Test func `A form's controls are drawn and used`() {
    let model = Model()
    let test = TerminalTest(columns: 24, rows: 3) { Settings(model: model) }
    test.expectGrid("[ ] Sound\nKind  ‹ math ›\nNumber: 5  - +")
    test.send(.character(" "))
    #expect(model.isOn)
    test.send(.down)
    test.send(.right)
    #expect(model.kind == "date")
    test.send(.right)
    #expect(model.kind == "date")
    test.send(.enter)
    #expect(model.kind == "trivia")
    test.send(.down)
    test.send(.right)
    test.send(.right)
    #expect(model.number == 6)
    test.send(.left)
    #expect(model.number == 5)
    test.expectGrid("[x] Sound\nKind  ‹ trivia ›\nNumber: 5  - +")
  }

  @Test func `A spinner turns with the clock and a bar fills`() {
    let test = TerminalTest(columns: 14, rows: 1) { ProgressView("Work") }
    let first = test.grid
    test.animate()
    #expect(test.grid != first)
    TerminalTest(columns: 14, rows: 1) { ProgressView(value: 5, total: 10) }
      .expectGrid("█████░░░░░ 50%")
    #expect(
      TerminalTest(columns: 8, rows: 1) { ProgressView(value: Double.nan) }.grid.contains("0%"))
  }

  private struct Shortcuts: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Button("first") { model.presses += 1 }
        Button("retry") { model.presses += 10 }.keyboardShortcut("r")
        Button("save") { model.presses += 100 }.keyboardShortcut("s", modifiers: .control)
        Button("off") { model.presses += 1000 }.keyboardShortcut("o").disabled(true)
      }
    }
  }

  @Test func `Shortcuts press controls that have not the focus, unless disabled`() {
    let model = Model()
    let test = TerminalTest { Shortcuts(model: model) }
    test.send(.character("r"))
    #expect(model.presses == 10)
    test.send(.character("s"), .control)
    #expect(model.presses == 110)
    test.send(.character("o"))
    #expect(model.presses == 110)
  }

  private struct Login: View {
    @State private var name = ""
    let model: Model

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("logIn") { model.presses += 1 }.keyboardShortcut(.defaultAction)
        Button("leave") { model.presses = -1 }.keyboardShortcut(.cancelAction)
      }
    }
  }

  @Test func `The default action is pressed by Enter in a field, the cancel action by Escape`() {
    let model = Model()
    let test = TerminalTest { Login(model: model) }
    test.send(.enter)
    #expect(model.presses == 1)
    test.send(.escape)
    #expect(model.presses == -1)
  }

  @Test func `A disabled control is dim and does nothing`() {
    let model = Model()
    let test = TerminalTest(columns: 10, rows: 1) {
      Button("x") { model.presses += 1 }.disabled(true)
    }
    #expect(test.styledGrid.contains("dim"))
    #expect(test.focused == nil)
    test.click("x")
    test.send(.enter)
    #expect(model.presses == 0)
  }

  @Test func `Labels show the sign of a known symbol`() {
    TerminalTest(columns: 10, rows: 1) { Label("Stars", systemImage: "star") }
      .expectGrid(" ☆ Stars")
    TerminalTest(columns: 10, rows: 1) { Label("Text", systemImage: "no.such.symbol") }
      .expectGrid("   Text")
  }
}
