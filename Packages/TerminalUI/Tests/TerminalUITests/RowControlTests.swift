import Observation
import TerminalTest
import Testing

/// Rows that can be deleted or moved, and hold controls.
@MainActor
struct RowControlTests {
  @Observable
  final class Model {
    var items = ["a", "b", "c"]
    var pressed: [String] = []
    var text = "xy"
    var isOn = false
  }

  private struct Links: View {
    let model: Model

    var body: some View {
      NavigationStack {
        List {
          Section("head") {
            ForEach(model.items, id: \.self) { item in
              NavigationLink(item) { Text("inside \(item)") }
            }
            .onDelete { model.items.remove(atOffsets: $0) }
            .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
    }
  }

  private func links(_ model: Model) -> TerminalTest {
    TerminalTest(columns: 40, rows: 8, helpLine: true) { Links(model: model) }
  }

  @Test func `A row that is a link is one stop, which opens it, deletes and moves it`() {
    let model = Model()
    let test = links(model)
    #expect(test.controls.map(\.label) == ["a", "b", "c"])
    #expect(test.focused == "a")
    #expect(test.keys.contains(KeyHelp("Enter", "open")))
    #expect(test.keys.contains(KeyHelp("Del", "delete")))
    #expect(test.keys.contains(KeyHelp("Alt-↑↓", "move")))
    test.send(.tab)
    #expect(test.focused == "b")
    test.send(.down, .alt)
    #expect(model.items == ["a", "c", "b"])
    #expect(test.focused == "b")
    test.send(.down, .alt)
    #expect(model.items == ["a", "c", "b"])
    test.send(.delete)
    #expect(model.items == ["a", "c"])
    #expect(test.focused == "c")
    test.send(.enter)
    #expect(test.grid.contains("inside c"))
    test.send(.delete)
    #expect(model.items == ["a", "c"])
    test.send(.escape)
    #expect(test.focused == "c")
    test.send(.backspace)
    #expect(model.items == ["a"])
    test.send(.character(" "))
    #expect(test.grid.contains("inside a"))
  }

  @Test func `A click on a row that is a link opens it`() {
    let test = links(Model())
    test.click("b")
    #expect(test.grid.contains("inside b"))
  }

  @Test func `In plain mode a row that is a link has one number`() async {
    let model = Model()
    let test = PlainTest { Links(model: model) }
    await test.show()
    test.expectScreen("head\n[1] a\n[2] b\n[3] c")
    await test.send("set 2 up")
    #expect(model.items == ["b", "a", "c"])
    await test.send("set c delete")
    #expect(model.items == ["b", "a"])
    await test.send("set 1 delete")
    test.expectScreen("head\n[1] a")
    await test.send("set 1 over")
    #expect(test.errors == ["“a” cannot be “over”. Say one of: “delete”.\n"])
    await test.send("a")
    #expect(test.screen.contains("inside a"))
  }

  @Test func `In plain mode a row without controls says how it is deleted and moved`() async {
    let test = PlainTest {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
      }
    }
    await test.run("1", "help")
    #expect(
      test.errors == [
        "“a” cannot be pressed; say “set 1 delete” or “set 1 down”.\n"
      ])
    #expect(test.output.last?.contains("set N delete") == true)
  }

  private struct Buttons: View {
    let model: Model

    var body: some View {
      Form {
        ForEach(model.items, id: \.self) { item in
          HStack {
            Text("row")
            Button("+\(item)") { model.pressed.append("+\(item)") }
            Button("-\(item)") { model.pressed.append("-\(item)") }
          }
        }
        .onDelete { model.items.remove(atOffsets: $0) }
      }
    }
  }

  @Test func `A row with several controls is deleted from any of them`() async {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 4) { Buttons(model: model) }
    #expect(test.controls.map(\.label) == ["+a", "-a", "+b", "-b", "+c", "-c"])
    test.click("-b")
    test.send(.delete)
    #expect(model.items == ["a", "c"])
    test.click("+a")
    test.send(.backspace)
    #expect(model.items == ["c"])
    #expect(model.pressed == ["-b", "+a"])
    let plain = PlainTest { Buttons(model: model) }
    await plain.show()
    plain.expectScreen("row [1] +c [2] -c")
    await plain.send("set 2 delete")
    #expect(model.items.isEmpty)
  }

  private struct Fields: View {
    @Bindable var model: Model

    var body: some View {
      List {
        ForEach(model.items, id: \.self) { TextField($0, text: $model.text) }
          .onDelete { model.items.remove(atOffsets: $0) }
      }
    }
  }

  @Test func `Delete in a field deletes text; the row has a stop of its own before it`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 4) { Fields(model: model) }
    #expect(test.controls.count == 6)
    test.click(column: 0, row: 0)
    test.send(.end)
    test.send(.backspace)
    #expect(model.text == "x")
    #expect(model.items == ["a", "b", "c"])
    test.send(.tab, .shift)
    test.send(.delete)
    #expect(model.items == ["b", "c"])
    #expect(model.text == "x")
  }

  @Test func `A row with a link that cannot be pressed is still deleted`() async {
    var count = 0
    let test = TerminalTest(columns: 30, rows: 4) {
      List {
        ForEach(["a"], id: \.self) { NavigationLink($0, value: 1) }.onDelete { _ in count += 1 }
      }
    }
    #expect(test.controls.map(\.label) == ["a"])
    test.send(.delete)
    #expect(count == 1)
    let plain = PlainTest {
      List {
        ForEach(["a"], id: \.self) { NavigationLink($0, value: 1) }.onDelete { _ in count += 1 }
      }
    }
    await plain.show()
    plain.expectScreen("[1] a (disabled)")
    await plain.send("set 1 delete")
    #expect(count == 2)
  }

  private struct Toggles: View {
    @Bindable var model: Model

    var body: some View {
      List {
        ForEach(model.items, id: \.self) { Toggle($0, isOn: $model.isOn) }
          .onDelete { model.items.remove(atOffsets: $0) }
      }
    }
  }

  @Test func `A control with a value keeps it in plain mode, and its row is deleted`() async {
    let model = Model()
    let test = PlainTest { Toggles(model: model) }
    await test.show()
    await test.send("set a on")
    #expect(model.isOn)
    await test.send("set 1 delete")
    #expect(model.items == ["b", "c"])
    #expect(test.errors.isEmpty)
  }

  private struct Selectable: View {
    let model: Model
    @Binding var selection: String?

    var body: some View {
      NavigationStack {
        List(selection: $selection) {
          ForEach(model.items, id: \.self) { item in
            if item == "b" {
              HStack {
                Text("b")
                Button("press") { model.pressed.append("b") }
              }
            } else if item == "c" {
              Button("c") { model.pressed.append("c") }
            } else {
              NavigationLink(item) { Text("inside \(item)") }
            }
          }
          .onDelete { model.items.remove(atOffsets: $0) }
        }
      }
    }
  }

  @Test func `In a selectable list a link or a button that is a row selects it too`() async {
    let model = Model()
    var selection: String?
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let test = TerminalTest(columns: 30, rows: 5) { Selectable(model: model, selection: binding) }
    #expect(test.controls.map(\.label) == ["a", "b press", "press", "c"])
    test.click("press")
    #expect(model.pressed == ["b"] && selection == nil)
    test.click("b press")
    #expect(selection == "b" && model.pressed == ["b"])
    test.click("c")
    #expect(selection == "c" && model.pressed == ["b", "c"])
    test.send(.delete)
    #expect(model.items == ["a", "b"])
    test.send(.home)
    test.click("a")
    #expect(selection == "a" && test.grid.contains("inside a"))
    selection = nil
    let plain = PlainTest { Selectable(model: model, selection: binding) }
    await plain.show()
    plain.expectScreen("[1] a\n[2] b [3] press")
    await plain.send("1")
    #expect(selection == "a" && plain.screen.contains("inside a"))
  }

  @Test func `In a list of several selected rows a link that is pressed again stays selected`() {
    var selection: Set<String> = []
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let test = TerminalTest(columns: 30, rows: 5) {
      NavigationStack {
        List(selection: binding) {
          ForEach(["a", "b"], id: \.self) { item in
            NavigationLink(item) { Text("inside \(item)") }
          }
        }
      }
    }
    for _ in 0..<2 {
      test.click("a")
      #expect(test.grid.contains("inside a"))
      test.send(.escape)
      #expect(selection == ["a"])
    }
    test.click("b")
    #expect(selection == ["a", "b"])
  }

  @Test func `A row with text beside a link is selected by itself`() {
    var selection: String?
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let test = TerminalTest(columns: 30, rows: 5) {
      NavigationStack {
        List(selection: binding) {
          ForEach(["a", "b"], id: \.self) { item in
            HStack {
              Text(item)
              NavigationLink("more") { Text("inside \(item)") }
            }
          }
        }
      }
    }
    #expect(test.controls.map(\.label) == ["a more", "more", "b more", "more"])
    test.click("b more")
    #expect(selection == "b" && !test.grid.contains("inside"))
    test.click("more")
    #expect(selection == "b" && test.grid.contains("inside a"))
  }

  @Test func `A row that is a link with a longer label is one stop`() {
    var selection: String?
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let test = TerminalTest(columns: 30, rows: 5) {
      NavigationStack {
        List(selection: binding) {
          ForEach(["a", "b"], id: \.self) { item in
            NavigationLink {
              Text("inside \(item)")
            } label: {
              VStack {
                Text(item)
                Text("and more")
              }
            }
          }
        }
      }
    }
    #expect(test.controls.map(\.label) == ["a and more", "b and more"])
    test.send(.enter)
    #expect(selection == "a" && test.grid.contains("inside a"))
  }

  @Test func `A shortcut of a button that is a row selects the row too`() {
    var selection: String?
    var presses = 0
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let test = TerminalTest(columns: 30, rows: 5) {
      List(selection: binding) {
        ForEach(["a"], id: \.self) { item in
          Button(item) { presses += 1 }.keyboardShortcut("k")
        }
      }
    }
    test.send(.character("k"))
    #expect(selection == "a" && presses == 1)
  }
}
