import Observation
import TerminalTest
import Testing

/// What SwiftUI users expect of links, destinations and sheets together.
@MainActor
struct NavigationMeaningTests {
  @Observable
  final class Model {
    var count = 0
    var path: [String] = []
    var numbers: [Int] = []
    var isSheetShown = false
  }

  private struct Sheet: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        Button("Open") { model.isSheetShown = true }
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
          .sheet(isPresented: $model.isSheetShown) {
            NavigationLink("Behind", value: 1)
          }
      }
    }
  }

  @Test func `A link in a sheet does not push behind it`() throws {
    let model = Model()
    let test = TerminalTest(columns: 20, rows: 6) { Sheet(model: model) }
    test.send(.enter)
    let link = try #require(test.controls.first { $0.label == "Behind" })
    #expect(!link.isEnabled)
    test.click("Behind")
    test.send(.escape)
    #expect(!test.grid.contains("screen 1"))
  }

  private struct Counting: View {
    @Bindable var model: Model

    var body: some View {
      let count = model.count
      NavigationStack(path: $model.numbers) {
        Text("root").navigationDestination(for: Int.self) { value in
          Detail(value: value, count: count)
        }
      }
    }
  }

  private struct Detail: View {
    let value: Int
    let count: Int
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("\(value): \(count), \(taps) taps")
        Button("Tap") { taps += 1 }
        Button("Leave") { dismiss() }
      }
    }
  }

  @Test func `A destination is made anew when the view that says it is, and keeps its state`() {
    let model = Model()
    model.numbers = [7]
    let test = TerminalTest(columns: 20, rows: 6) { Counting(model: model) }
    #expect(test.grid.contains("7: 0, 0 taps"))
    test.click("Tap")
    model.count = 5
    #expect(test.grid.contains("7: 5, 1 taps"))
    test.click("Leave")
    #expect(model.numbers.isEmpty)
  }

  private struct Styled: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.numbers) {
        Text("root").navigationDestination(for: Int.self) { Detail(value: $0, count: 0) }
      }
      .environment(\.isEnabled, model.count == 0)
    }
  }

  @Test func `A pushed screen can still be left after the environment has changed`() {
    let model = Model()
    model.numbers = [7]
    let test = TerminalTest(columns: 20, rows: 6) { Styled(model: model) }
    model.count = 1
    #expect(test.grid.contains("7: 0"))
    test.click("Leave")
    #expect(model.numbers.isEmpty)
  }

  private struct Words: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          NavigationLink("number", value: 1)
          NavigationLink("word", value: "a")
        }
        .navigationDestination(for: String.self) { Text("word \($0)") }
      }
    }
  }

  @Test func `A link to a value that the path cannot hold cannot be pressed`() async {
    let model = Model()
    let test = TerminalTest(columns: 20, rows: 6) { Words(model: model) }
    #expect(test.controls.map(\.isEnabled) == [false, true])
    test.click("word")
    #expect(model.path == ["a"])
    let plain = PlainTest { Words(model: Model()) }
    await plain.show()
    #expect(plain.screen.contains("number"))
    #expect(plain.screen.contains("(disabled)"))
  }

  @Test func `A value without a screen is told with its type`() {
    let test = TerminalTest(columns: 50, rows: 4) {
      NavigationStack { NavigationLink("go", value: 1.5) }
    }
    test.send(.enter)
    #expect(test.grid.contains("No screen for a value of type Double."))
  }

  @Test func `A row of tabs shows the one that is selected whole`() {
    let test = TerminalTest(columns: 20, rows: 2) {
      TabView {
        ForEach(1..<12) { number in
          Text("screen \(number)").tabItem { Text("tab\(number)") }
        }
      }
    }
    #expect(test.grid.hasPrefix("[1 tab1]  2 tab2   ›"))
    for _ in 0..<10 { test.send(.right, .control) }
    #expect(test.grid.contains("[11 tab11]"))
    #expect(test.grid.hasPrefix("‹"))
    for _ in 0..<5 { test.send(.left, .control) }
    #expect(test.grid.contains("[6 tab6]"))
    #expect(test.grid.hasPrefix("‹"))
    #expect(test.grid.prefix { $0 != "\n" }.hasSuffix("›"))
  }
}
