import Observation
import TerminalTest
import Testing

/// Rows that are deleted and moved, by keys, by mouse and by commands.
@MainActor
struct EditingTests {
  @Observable
  final class Model {
    var items = ["a", "b", "c", "d"]
    var selection: String?
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading) {
        EditButton()
        List {
          ForEach(model.items, id: \.self) { Text($0) }
            .onDelete { model.items.remove(atOffsets: $0) }
            .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  @Test func `Delete on a row takes it away, Alt and arrows move it`() {
    let model = Model()
    let test = TerminalTest(columns: 12, rows: 6) { Rows(model: model) }
    test.send(.tab)
    #expect(test.focused == "a")
    test.send(.down)
    test.send(.delete)
    #expect(model.items == ["a", "c", "d"])
    test.send(.up, .alt)
    #expect(model.items == ["c", "a", "d"])
    #expect(test.focused == "c")
    test.click("d")
    test.send(.up, .alt)
    #expect(model.items == ["c", "d", "a"])
    test.click("a")
    test.send(.down, .alt)
    #expect(model.items == ["c", "d", "a"])
    test.send(.backspace)
    #expect(model.items == ["c", "d"])
    #expect(test.keys.contains(KeyHelp("Del", "delete")))
    #expect(test.keys.contains(KeyHelp("Alt-↑↓", "move")))
  }

  @Test func `In edit mode the signs at the end of a row are clicked`() {
    let model = Model()
    let test = TerminalTest(columns: 12, rows: 5) { Rows(model: model) }
    test.expectGrid("[ Edit ]\na\nb\nc\nd")
    test.click("Edit")
    test.expectGrid("[ Done ]\na        ▲▼✕\nb        ▲▼✕\nc        ▲▼✕\nd        ▲▼✕")
    test.click(column: 11, row: 2)
    #expect(model.items == ["a", "c", "d"])
    test.click(column: 10, row: 1)
    #expect(model.items == ["c", "a", "d"])
    test.click(column: 9, row: 3)
    #expect(model.items == ["c", "d", "a"])
    test.click(column: 9, row: 1)
    #expect(model.items == ["c", "d", "a"])
    test.click("Done")
    test.expectGrid("[ Edit ]\nc\nd\na")
  }

  private struct Selectable: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.selection) {
        Section("head") {
          ForEach(model.items, id: \.self) { Text($0) }
            .onDelete { model.items.remove(atOffsets: $0) }
        }
        Text("fixed").tag("fixed")
      }
    }
  }

  @Test func `Rows of sections are selected and deleted; other rows are not`() {
    let model = Model()
    let test = TerminalTest(columns: 12, rows: 6) { Selectable(model: model) }
    test.click("b")
    test.send(.delete)
    #expect(model.items == ["a", "c", "d"])
    #expect(model.selection == "b")
    test.click("fixed")
    test.send(.delete)
    #expect(model.items == ["a", "c", "d"])
    #expect(model.selection == "fixed")
  }

  @Test func `Without an action a row is no control`() {
    let test = TerminalTest(columns: 12, rows: 3) {
      List { ForEach(["a"], id: \.self) { Text($0) }.onDelete(perform: nil) }
    }
    #expect(test.controls.isEmpty)
  }

  @Test(arguments: [
    ([0], 4, "bcda"), ([3], 0, "dabc"), ([0, 2], 4, "bdac"), ([1, 2], 0, "bcad"),
    ([1], 1, "abcd"), ([1], 2, "abcd"), ([9], 0, "abcd"), ([0], 99, "bcda"), ([2, 3], -1, "cdab"),
  ])
  func `Elements are moved in their order`(_ source: [Int], _ destination: Int, _ result: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
  }

  @Test func `Elements at offsets are removed, others stay`() {
    var letters = Array("abcd")
    letters.remove(atOffsets: [3, 0, 7])
    #expect(String(letters) == "bc")
    var offsets = IndexSet(integersIn: 1..<3)
    offsets.insert(0)
    offsets.insert(1)
    offsets.remove(2)
    #expect(Array(offsets) == [0, 1])
    #expect(offsets.count == 2 && offsets.first == 0 && offsets.last == 1 && !offsets.isEmpty)
    #expect(offsets.contains(1) && !offsets.contains(2) && IndexSet().isEmpty)
  }
}
