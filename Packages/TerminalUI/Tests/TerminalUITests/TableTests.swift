import FoundationEssentials
import Observation
import TerminalTest
import Testing

/// Tables whose titles sort, and tables of rows made one by one.
@MainActor
struct TableTests {
  struct Planet: Identifiable, Equatable {
    var id: String
    var moons: Int
    var day = 0.0
  }

  @Observable
  final class Model {
    var planets = [
      Planet(id: "Earth", moons: 1, day: 24), Planet(id: "Mars", moons: 2, day: 24.6),
      Planet(id: "Io", moons: 0, day: 42),
    ]
    var order: [KeyPathComparator<Planet>] = []
    var selection: String?
    var chosen: Set<String> = []
  }

  private struct Sorted: View {
    @Bindable var model: Model

    var body: some View {
      Table(model.planets, sortOrder: $model.order) {
        TableColumn("Planet", value: \.id)
        TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }.width(7)
        TableColumn("Note") { _ in Text("…") }.width(4)
      }
      .onChange(of: model.order) { model.planets.sort(using: model.order) }
    }
  }

  @Test func `Pressing a title sorts by it, pressing it again turns the order`() {
    let model = Model()
    let test = TerminalTest(columns: 24, rows: 4) { Sorted(model: model) }
    test.expectGrid(
      "Planet      Moons   Note\nEarth       1       …\nMars        2       …\nIo          0       …"
    )
    test.send(.enter)
    test.expectGrid(
      "Planet ↑    Moons   Note\nEarth       1       …\nIo          0       …\nMars        2       …"
    )
    test.send(.enter)
    test.expectGrid(
      "Planet ↓    Moons   Note\nMars        2       …\nIo          0       …\nEarth       1       …"
    )
    test.send(.tab)
    test.send(.enter)
    test.expectGrid(
      "Planet      Moons ↑ Note\nIo          0       …\nEarth       1       …\nMars        2       …"
    )
    #expect(model.order.map(\.order) == [.forward, .reverse])
    #expect(model.order.map(\.keyPath) == [\Planet.moons, \Planet.id])
    #expect(!test.controls.map(\.label).contains("Note"))
  }

  @Test func `A title is clicked, and named in plain mode`() async {
    let model = Model()
    let test = TerminalTest(columns: 24, rows: 4) { Sorted(model: model) }
    test.click("Moons")
    #expect(model.planets.map(\.moons) == [0, 1, 2])
    let plain = PlainTest { Sorted(model: model) }
    #expect(await plain.run("Planet", "Planet ↑") == 0)
    #expect(model.planets.map(\.id) == ["Mars", "Io", "Earth"])
  }

  private struct ByLength: SortComparator {
    var order = SortOrder.forward

    func compare(_ first: Planet, _ second: Planet) -> ComparisonResult {
      let result = ComparableComparator<Int>().compare(first.id.count, second.id.count)
      guard order == .reverse, result != .orderedSame else { return result }
      return result == .orderedAscending ? .orderedDescending : .orderedAscending
    }
  }

  private struct OwnOrder: View {
    let model: Model
    @State private var order: [ByLength] = [ByLength()]

    var body: some View {
      Table(model.planets.sorted(using: order), sortOrder: $order) {
        TableColumn("Id", sortUsing: ByLength()) { Text($0.id) }
        TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
      }
    }
  }

  @Test func `Another comparator than a key path's sorts its own columns only`() {
    let model = Model()
    let test = TerminalTest(columns: 12, rows: 4) { OwnOrder(model: model) }
    test.expectGrid("Id ↑  Moons\nIo    0\nMars  2\nEarth 1")
    test.send(.enter)
    test.expectGrid("Id ↓  Moons\nEarth 1\nMars  2\nIo    0")
    #expect(test.controls.map(\.label) == ["Id ↓"])
  }

  private struct Selectable: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Table(model.planets, selection: $model.selection, sortOrder: $model.order) {
          TableColumn("Planet", value: \.id)
        }
        Table(model.planets, selection: $model.chosen, sortOrder: $model.order) {
          TableColumn("Planet", value: \.id)
        }
      }
    }
  }

  @Test func `Rows of a sorted table are selected`() {
    let model = Model()
    let test = TerminalTest(columns: 12, rows: 8) { Selectable(model: model) }
    test.send(.down)
    test.send(.enter)
    #expect(model.selection == "Earth")
    #expect(model.order.isEmpty)
  }

  private struct Rows: View {
    @Bindable var model: Model
    let extra = Planet(id: "Sun", moons: 8)

    var body: some View {
      Table(of: Planet.self, selection: $model.selection) {
        TableColumn("Planet", value: \.id)
        TableColumn("Moons") { Text("\($0.moons)") }
      } rows: {
        if model.chosen.isEmpty { TableRow(extra) }
        ForEach(model.planets) { TableRow($0) }
      }
    }
  }

  @Test func `Rows are made one by one, selected by their identity, and come and go`() {
    let model = Model()
    let test = TerminalTest(columns: 15, rows: 5) { Rows(model: model) }
    test.expectGrid("  Planet Moons\n  Sun    8\n  Earth  1\n  Mars   2\n  Io     0")
    test.send(.enter)
    #expect(model.selection == "Sun")
    test.send(.down)
    test.send(.enter)
    #expect(model.selection == "Earth")
    model.chosen = ["x"]
    test.expectGrid("  Planet Moons\n> Earth  1\n  Mars   2\n  Io     0")
  }

  @Test func `Of many rows only those in the window are built`() {
    var built = 0
    let numbers = (0..<100_000).map { Planet(id: "\($0)", moons: $0) }
    let test = TerminalTest(columns: 15, rows: 10) {
      Table(of: Planet.self) {
        TableColumn("Planet") { planet in
          built += 1
          return Text(planet.id)
        }
      } rows: {
        ForEach(numbers) { TableRow($0) }
      }
    }
    #expect(test.grid.hasPrefix("Planet\n0\n1"))
    #expect(built < 100)
  }

  @Test func `A row outside a table is nothing`() {
    let test = TerminalTest(columns: 15, rows: 2) { TableRow(Planet(id: "x", moons: 1)) }
    test.expectGrid("")
  }

  @Test func `A key path compares by its value, in both directions, or by another comparator`() {
    let small = Planet(id: "b", moons: 1)
    let large = Planet(id: "a", moons: 2)
    #expect(KeyPathComparator(\Planet.moons).compare(small, large) == .orderedAscending)
    #expect(KeyPathComparator(\Planet.moons).compare(large, small) == .orderedDescending)
    #expect(KeyPathComparator(\Planet.moons).compare(small, small) == .orderedSame)
    #expect(
      KeyPathComparator(\Planet.moons, order: .reverse).compare(small, large)
        == .orderedDescending)
    let reversed = ComparableComparator<String>(order: .reverse)
    let byName = KeyPathComparator(\Planet.id, comparator: reversed)
    #expect(byName.compare(small, large) == .orderedAscending)
    #expect([small, large].sorted(using: KeyPathComparator(\.id)) == [large, small])
    #expect(KeyPathComparator(\Planet.id) == KeyPathComparator(\Planet.id))
    #expect(KeyPathComparator(\Planet.id) != KeyPathComparator(\Planet.moons))
    #expect(Set([KeyPathComparator(\Planet.id), KeyPathComparator(\Planet.id)]).count == 1)
  }
}
