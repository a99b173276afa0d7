import Observation
import TerminalTest
import Testing

/// What a row of a list keeps, and what it lets go, when it leaves the window.
@MainActor
struct RowStateTests {
  struct Item: Identifiable {
    let id: Int
    let name: String
  }

  @Observable
  final class Model {
    var items = (0..<100).map { Item(id: $0, name: "row \($0)") }
    @ObservationIgnored var log: [String] = []
  }

  private struct Row: View {
    let item: Item
    let model: Model
    @State private var isOn = false

    var body: some View {
      Toggle(item.name, isOn: $isOn)
        .onAppear { model.log.append("+\(item.id)") }
        .onDisappear { model.log.append("-\(item.id)") }
    }
  }

  private func show(_ model: Model) -> TerminalTest {
    TerminalTest(columns: 20, rows: 5) {
      List(model.items) { Row(item: $0, model: model) }
    }
  }

  @Test func `State that was written is there when its row comes back`() {
    let model = Model()
    let test = show(model)
    test.send(.enter)
    #expect(test.grid.hasPrefix("[x] row 0\n[ ] row 1"))
    test.scroll(5)
    #expect(!test.grid.contains("row 0\n"))
    #expect(model.log.contains("-0"))
    test.scroll(-5)
    #expect(test.grid.hasPrefix("[x] row 0\n[ ] row 1"))
    #expect(model.log.filter { $0 == "+0" }.count == 2)
  }

  @Test func `State moves with its element while it is out of sight, and goes with it`() {
    let model = Model()
    let test = show(model)
    test.send(.enter)
    test.scroll(5)
    model.items.swapAt(0, 2)
    test.scroll(-5)
    #expect(test.grid.hasPrefix("[ ] row 2\n[ ] row 1\n[x] row 0"))
    test.scroll(5)
    let old = model.items.remove(at: 2)
    _ = test.grid
    model.items.insert(old, at: 0)
    test.scroll(-5)
    #expect(test.grid.hasPrefix("[ ] row 0\n[ ] row 2"))
  }

  @Test func `State in sight goes with its element at once`() {
    let model = Model()
    let test = show(model)
    test.send(.enter)
    let old = model.items.remove(at: 0)
    _ = test.grid
    model.items.insert(old, at: 0)
    #expect(test.grid.hasPrefix("[ ] row 0\n[ ] row 1"))
  }

  @Test func `Elements with one identity have a row each`() {
    let test = TerminalTest(columns: 20, rows: 4) {
      List([Item(id: 1, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "c")]) {
        Text($0.name)
      }
    }
    test.expectGrid("a\nb\nc")
  }

  @Test func `Rows with one identity are shown right wherever the window stands`() {
    let test = TerminalTest(columns: 20, rows: 4) {
      List((0..<40).map { Item(id: $0 / 2, name: "row \($0)") }) { Text($0.name) }
    }
    for _ in 0..<14 {
      test.send(.down)
    }
    #expect(rows(of: test) == ["row 14", "row 15", "row 16", "row 17"])
    test.send(.up)
    #expect(rows(of: test) == ["row 13", "row 14", "row 15", "row 16"])
  }

  /// The lines on screen, without the marks at their ends.
  private func rows(of test: TerminalTest) -> [String] {
    test.grid.split(separator: "\n").map { String($0.prefix(6)) }
  }

  private final class Canary {}

  @Test func `The controls of rows out of sight are let go`() {
    final class Canaries {
      var first: () -> Canary? = { nil }
    }
    let canaries = Canaries()
    func row(_ number: Int) -> some View {
      let canary = Canary()
      if number == 0 { canaries.first = { [weak canary] in canary } }
      return Button("row \(number)") { _ = canary }
    }
    struct Screen<Row: View>: View {
      @State private var selection: Int?
      let row: (Int) -> Row

      var body: some View {
        List(selection: $selection) { ForEach(0..<100, id: \.self) { row($0) } }
      }
    }
    let test = TerminalTest(columns: 20, rows: 5) { Screen(row: row) }
    #expect(canaries.first() != nil)
    test.scroll(10)
    test.scroll(1)
    #expect(canaries.first() == nil)
    #expect(test.controls.count <= 10)
  }
}
