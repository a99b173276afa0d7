import Observation
import TerminalTest
import Testing

@MainActor
struct NavigationTests {
  struct Item: Hashable, Identifiable {
    let id: Int
  }

  @Observable
  final class Model {
    var item: Item?
    var isPushed = false
    var path: [Int] = []
    var log: [String] = []
  }

  private struct Root: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        VStack {
          Text("root screen")
          Button("push") { model.item = Item(id: 1) }
        }
        .onAppear { model.log.append("root") }
        .onDisappear { model.log.append("root gone") }
        .navigationTitle("Root")
        .navigationDestination(item: $model.item) { item in
          Detail(item: item, model: model)
        }
      }
    }
  }

  private struct Detail: View {
    let item: Item
    let model: Model
    @Environment(\.dismiss) private var dismiss
    @State private var presses = 0

    var body: some View {
      VStack {
        Text("detail \(item.id)")
        Button("done \(presses)") { dismiss() }
        Button("more") { presses += 1 }
      }
      .onAppear { model.log.append("detail") }
      .onDisappear { model.log.append("detail gone") }
      .navigationTitle("Detail")
    }
  }

  @Test func `A value pushes a screen, Escape takes it back`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 8) { Root(model: model) }
    #expect(test.grid.contains("Root"))
    test.send(.enter)
    #expect(test.grid.contains("detail 1"))
    #expect(test.grid.contains("‹ Root"))
    #expect(!test.grid.contains("root screen"))
    test.send(.escape)
    #expect(model.item == nil)
    #expect(test.grid.contains("root screen"))
    #expect(test.focused == "push")
    #expect(model.log.first == "root")
    #expect(model.log.filter { $0 == "detail gone" }.count == 1)
    #expect(model.log.filter { $0 == "root" }.count == 2)
    #expect(model.log.filter { $0 == "root gone" }.count == 1)
  }

  @Test func `dismiss takes the screen back, and state of a popped screen is gone`() {
    let model = Model()
    let test = TerminalTest { Root(model: model) }
    test.send(.enter)
    test.click("more")
    #expect(test.controls.map(\.label).contains("done 1"))
    test.click("done 1")
    #expect(model.item == nil)
    test.send(.enter)
    #expect(test.controls.map(\.label).contains("done 0"))
  }

  @Test func `Another value is another screen`() {
    let model = Model()
    let test = TerminalTest { Root(model: model) }
    model.item = Item(id: 1)
    #expect(test.grid.contains("detail 1"))
    model.item = Item(id: 2)
    #expect(test.grid.contains("detail 2"))
    #expect(model.log.filter { $0 == "detail" }.count == 2)
  }

  @Test func `A click on the title's arrow goes back`() {
    let model = Model()
    let test = TerminalTest { Root(model: model) }
    test.send(.enter)
    test.click(column: 0, row: 0)
    #expect(model.item == nil)
  }

  private struct PathRoot: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        NavigationLink("to 1", value: 1)
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("number \(number)")
              NavigationLink("to \(number + 1)", value: number + 1)
            }
          }
      }
    }
  }

  @Test func `A path is pushed by links and popped by Escape`() {
    let model = Model()
    let test = TerminalTest { PathRoot(model: model) }
    test.send(.enter)
    test.send(.enter)
    #expect(model.path == [1, 2])
    #expect(test.grid.contains("number 2"))
    test.send(.escape)
    #expect(model.path == [1])
    model.path = [7, 8, 9]
    #expect(test.grid.contains("number 9"))
    model.path = []
    #expect(test.controls.map(\.label) == ["to 1"])
  }

  private struct Links: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("one") {
            NavigationLink("two") { Text("end") }
          }
        }
      }
    }
  }

  @Test func `Links push views, at any depth`() {
    let test = TerminalTest { Links() }
    test.send(.enter)
    test.send(.enter)
    #expect(test.grid.contains("end"))
    test.send(.escape)
    #expect(test.focused == "two")
    test.send(.escape)
    #expect(test.focused == "one")
  }

  private struct Flag: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        Text("root").navigationDestination(isPresented: $model.isPushed) {
          Text("pushed").toolbar { ToolbarItem(placement: .primaryAction) { Button("Save") {} } }
        }
      }
    }
  }

  @Test func `A flag pushes a screen with its toolbar`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 8) { Flag(model: model) }
    model.isPushed = true
    #expect(
      test.grid.hasPrefix("‹ Back              [ Save ]".replacingOccurrences("              ")))
    #expect(test.focused == "Save")
    test.send(.escape)
    #expect(!model.isPushed)
  }
}

extension String {
  /// The text up to a run of blanks, for comparing starts.
  fileprivate func replacingOccurrences(_ blanks: String) -> String {
    var text = Substring(self)
    for start in text.indices where text[start...].hasPrefix(blanks) {
      text = text[..<start]
      break
    }
    return String(text)
  }
}
