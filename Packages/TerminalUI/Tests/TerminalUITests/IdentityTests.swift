import Observation
import TerminalTest
import Testing

@MainActor
struct IdentityTests {
  @Observable
  final class Model {
    var items = ["a", "b", "c"]
    var usesText = true
  }

  private struct Row: View {
    let name: String
    @State private var presses = 0

    var body: some View {
      Button("\(name)\(presses)") { presses += 1 }
    }
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(model.items, id: \.self) { Row(name: $0) }
      }
    }
  }

  @Test func `State moves with an element and goes with it`() {
    let model = Model()
    let test = TerminalTest(columns: 6, rows: 3) { Rows(model: model) }
    test.send(.enter)
    test.expectGrid("[ a1 ]\n[ b0 ]\n[ c0 ]")
    model.items = ["c", "a"]
    test.expectGrid("[ c0 ]\n[ a1 ]")
    model.items = ["c"]
    _ = test.grid
    model.items = ["c", "a"]
    test.expectGrid("[ c0 ]\n[ a0 ]")
  }

  @Test func `Elements of equal identity each have a place`() {
    let model = Model()
    model.items = ["a", "a"]
    let test = TerminalTest(columns: 6, rows: 2) { Rows(model: model) }
    test.send(.enter)
    test.expectGrid("[ a1 ]\n[ a0 ]")
    model.items = ["a", "b", "a"]
    #expect(test.controls.map(\.label) == ["a1", "b0", "a0"])
  }

  private struct Erased: View {
    let model: Model

    var body: some View {
      model.usesText ? AnyView(Row(name: "text")) : AnyView(VStack { Row(name: "stack") })
    }
  }

  @Test func `A hidden type that changes is a new view`() {
    let model = Model()
    let test = TerminalTest { Erased(model: model) }
    test.send(.enter)
    #expect(test.controls.map(\.label) == ["text1"])
    model.usesText = false
    #expect(test.controls.map(\.label) == ["stack0"])
    model.usesText = true
    #expect(test.controls.map(\.label) == ["text0"])
  }

  private struct Composed: View {
    @Doubled private var number = 2

    var body: some View {
      Button("\(number)") { number += 1 }
    }
  }

  @propertyWrapper
  private struct Doubled: DynamicProperty {
    @State private var half: Int
    private var updates = 0

    init(wrappedValue: Int) {
      _half = State(initialValue: wrappedValue)
    }

    @MainActor var wrappedValue: Int {
      get { half * 2 + (updates > 0 ? 100 : 0) }
      nonmutating set { half = newValue / 2 }
    }

    mutating func update() {
      updates += 1
    }
  }

  @Test func `State inside a property of one's own lives with the view`() {
    let test = TerminalTest { Composed() }
    #expect(test.controls.map(\.label) == ["104"])
    test.send(.enter)
    #expect(test.controls.map(\.label) == ["204"])
  }

  private struct Highlight: ViewModifier {
    @State private var isOn = false

    func body(content: Content) -> some View {
      content.bold(isOn)
      Button("toggle") { isOn.toggle() }
    }
  }

  @Test func `State of a modifier lives with the place it is applied at`() {
    let test = TerminalTest(columns: 10, rows: 2) { Text("hi").modifier(Highlight()) }
    #expect(!test.styledGrid.contains("bold"))
    test.send(.enter)
    #expect(test.styledGrid.contains("bold"))
  }
}
