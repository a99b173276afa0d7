import Bindings
import Observation
import TerminalTest
import Testing

/// The bindings that `ForEach($items)` hands out follow their elements.
@MainActor
struct ElementBindingTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Observable
  final class Model {
    var items = [
      Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c"),
    ]
    var words = ["x", "y"]
    @ObservationIgnored var kept: [Int: Binding<Item>] = [:]
    @ObservationIgnored var keptWords: [Binding<String>] = []
  }

  private struct Rows: View {
    @Bindable var model: Model

    var body: some View {
      ForEach($model.items) { $item in
        Text(item.name).onAppear { model.kept[item.id] = $item }
      }
    }
  }

  private func show() -> (Model, TerminalTest) {
    let model = Model()
    return (model, TerminalTest(columns: 10, rows: 5) { Rows(model: model) })
  }

  @Test func `When another element goes, a binding still means its own`() throws {
    let (model, test) = show()
    let last = try #require(model.kept[3])
    model.items.remove(at: 0)
    _ = test.grid
    last.wrappedValue.name = "C"
    #expect(model.items == [Item(id: 2, name: "b"), Item(id: 3, name: "C")])
    model.items.insert(Item(id: 9, name: "n"), at: 0)
    #expect(last.wrappedValue.name == "C")
  }

  @Test func `When its element goes, a binding reads what was and writes nothing`() throws {
    let (model, test) = show()
    let first = try #require(model.kept[1])
    model.items.remove(at: 0)
    _ = test.grid
    first.wrappedValue.name = "lost"
    #expect(first.wrappedValue == Item(id: 1, name: "a"))
    #expect(model.items.map(\.name) == ["b", "c"])
    model.items = []
    first.wrappedValue.name = "lost"
    #expect(model.items.isEmpty)
  }

  private struct Words: View {
    @Bindable var model: Model

    var body: some View {
      ForEach($model.words, id: \.self) { $word in
        Text(word).onAppear { model.keptWords.append($word) }
      }
    }
  }

  @Test func `An element that is its own identity is written more than once`() {
    let model = Model()
    let test = TerminalTest(columns: 10, rows: 5) { Words(model: model) }
    let first = model.keptWords[0]
    first.wrappedValue += "1"
    first.wrappedValue += "2"
    #expect(model.words == ["x12", "y"])
    #expect(test.grid.contains("x12"))
  }
}
