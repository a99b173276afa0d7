import Observation
import TerminalTest
import Testing

@MainActor
struct FocusTests {
  private struct Buttons: View {
    var body: some View {
      VStack {
        HStack {
          Button("a") {}
          Button("b") {}
        }
        Button("c") {}.disabled(true)
        HStack {
          Button("d") {}
          Button("e") {}
        }
      }
    }
  }

  @Test func `Tab and Shift-Tab go in reading order, around, past what is disabled`() {
    let test = TerminalTest { Buttons() }
    var visited = [test.focused]
    for _ in 0..<4 {
      test.send(.tab)
      visited.append(test.focused)
    }
    #expect(visited == ["a", "b", "d", "e", "a"])
    test.send(.tab, .shift)
    #expect(test.focused == "e")
  }

  @Test func `Arrows move in their direction`() {
    let test = TerminalTest { Buttons() }
    test.send(.right)
    #expect(test.focused == "b")
    test.send(.down)
    #expect(test.focused == "e")
    test.send(.up)
    #expect(test.focused == "b")
    test.send(.left)
    #expect(test.focused == "a")
    test.send(.up)
    #expect(test.focused == "a")
  }

  @Test func `The focus can be seen without colour and holds the real cursor`() {
    let test = TerminalTest(columns: 9, rows: 1) { Button("a") {} }
    #expect(test.styledGrid.contains("reverse"))
    #expect(test.cursor == Point(column: 2, row: 0))
  }

  private struct Fields: View {
    enum Field: Hashable { case name, password }
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var password = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Password", text: $password).focused($field, equals: .password)
        Text("focus: \(field.map { "\($0)" } ?? "none")")
        Button("second") { field = .password }
        Button("none") { field = nil }
      }
    }
  }

  @Test func `A focus state follows the focus and moves it`() {
    let test = TerminalTest { Fields() }
    #expect(test.grid.contains("focus: name"))
    test.send(.tab)
    #expect(test.grid.contains("focus: password"))
    test.send(.tab)
    #expect(test.grid.contains("focus: none"))
    #expect(test.focused == "second")
    test.send(.enter)
    #expect(test.focused == "Password")
    #expect(test.grid.contains("focus: password"))
  }

  @Observable
  final class Model {
    var names = ["a", "b", "c"]
    var isDisabled = false
  }

  private struct Dynamic: View {
    let model: Model

    var body: some View {
      VStack {
        ForEach(model.names, id: \.self) { name in
          Button(name) {}.disabled(name == "b" && model.isDisabled)
        }
      }
    }
  }

  @Test func `When the focused control goes, the one in its place has the focus`() {
    let model = Model()
    let test = TerminalTest { Dynamic(model: model) }
    test.send(.tab)
    model.names = ["a", "c"]
    #expect(test.focused == "c")
    model.names = ["a"]
    #expect(test.focused == "a")
    model.names = []
    #expect(test.focused == nil)
    model.names = ["x"]
    #expect(test.focused == "x")
  }

  @Test func `When the focused control is disabled, the focus moves on`() {
    let model = Model()
    let test = TerminalTest { Dynamic(model: model) }
    test.send(.tab)
    model.isDisabled = true
    #expect(test.focused == "c")
  }

  private struct TwoStates: View {
    @FocusState private var first: Bool
    @FocusState private var second: Bool
    @State private var text = ""

    var body: some View {
      VStack {
        Button("go") {
          first = true
          second = false
        }
        Button("swap") {
          first = false
          second = true
        }
        TextField("One", text: $text).focused($first)
        TextField("Two", text: $text).focused($second)
        Text("\(first) \(second)")
      }
    }
  }

  @Test func `Two focus states written in one turn are both obeyed`() {
    let test = TerminalTest { TwoStates() }
    test.send(.enter)
    #expect(test.focused == "One")
    #expect(test.grid.contains("true false"))
    test.click("swap")
    #expect(test.focused == "Two")
    #expect(test.grid.contains("false true"))
  }

  private struct Missing: View {
    enum Field: Hashable { case here, nowhere }
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Button("ask") { field = .nowhere }.focused($field, equals: .here)
        Text("focus: \(field.map { "\($0)" } ?? "none")")
      }
    }
  }

  @Test func `A focus state that asks for nothing on screen says where the focus is`() {
    let test = TerminalTest { Missing() }
    test.send(.enter)
    #expect(test.focused == "ask")
    #expect(test.grid.contains("focus: here"))
  }
}
