import Observation
import TerminalTest
import Testing

@testable import TerminalUI

/// What has not changed is drawn from memory, and looks as if it were drawn anew.
@MainActor
struct StillDrawingTests {
  @Observable
  final class Model {
    var count = 0
    var isShown = false
    var color = Color.red
  }

  private struct Screen: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Button("Add") { model.count += 1 }
        HStack {
          Text("你好").foregroundStyle(model.color)
          Text("still").bold()
          Text("e\u{301} 👩‍👩‍👧 x").frame(width: 8, alignment: .trailing)
        }
        .background(.blue)
        HStack {
          Text("count")
          Text("\(model.count)")
        }
        HStack {
          Text("waits")
          ProgressView()
        }
        HStack {
          Text("dim")
          Text("text")
        }.opacity(0.5)
        HStack {
          Text("inner")
          HStack {
            Text("a")
            Text("b")
          }.border(.red)
        }
      }
      .sheet(isPresented: $model.isShown) {
        HStack {
          Text("in")
          Text("front")
        }
      }
    }
  }

  /// The same screen as it is drawn for the first time.
  private func fresh(_ model: Model, _ test: TerminalTest, steps: Int) -> String {
    let other = TerminalTest(size: test.surface.size) { Screen(model: model) }
    for _ in 0..<steps { other.animate() }
    return other.styledGrid
  }

  @Test func `Frame after frame looks as a first one does`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 12) { Screen(model: model) }
    let changes: [(Model) -> Void] = [
      { _ in }, { $0.count += 1 }, { $0.color = .green }, { $0.isShown = true }, { _ in },
      { $0.count = 100 }, { $0.isShown = false }, { _ in },
    ]
    for (number, change) in changes.enumerated() {
      change(model)
      for _ in 0..<10 { test.animate() }
      #expect(test.styledGrid == fresh(model, test, steps: 10 * (number + 1)), "\(number)")
    }
  }

  @Test func `Every size shows what a first frame of that size does`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 12) { Screen(model: model) }
    for (columns, rows) in [(30, 12), (13, 12), (7, 4), (7, 4), (1, 1), (0, 0), (30, 2), (30, 12)] {
      test.resize(columns: columns, rows: rows)
      for _ in 0..<20 { test.animate() }
      let other = TerminalTest(columns: columns, rows: rows) { Screen(model: model) }
      #expect(test.grid == other.grid.replacing("⠋", with: spinner(test)))
    }
  }

  private func spinner(_ test: TerminalTest) -> String {
    test.grid.first { "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".contains($0) }.map { String($0) } ?? "⠋"
  }

  @Test func `What is larger than its room is drawn outside of it in every frame`() {
    let test = TerminalTest(columns: 20, rows: 1) {
      HStack {
        HStack {
          Text("a")
          Text("overflows").fixedSize()
        }.frame(width: 4)
      }
    }
    let first = test.grid
    #expect(first.contains("overflows"))
    for _ in 0..<4 { test.animate() }
    #expect(test.grid == first)
  }

  @Test func `Spinners go on, also beside what is still`() {
    let test = TerminalTest(columns: 10, rows: 1) {
      HStack {
        Text("a")
        ProgressView()
        Text("b")
      }
    }
    var seen: Set<String> = []
    for _ in 0..<10 {
      seen.insert(test.grid)
      test.animate()
    }
    #expect(seen.count == 10)
  }

  @Test func `The focus is shown in what was still before`() {
    let test = TerminalTest(columns: 20, rows: 2) {
      VStack {
        HStack {
          Text("a")
          Button("x") {}
        }
        HStack {
          Text("b")
          Button("y") {}
        }
      }
    }
    for _ in 0..<5 { test.animate() }
    #expect(test.styledGrid.contains("a {reverse}[ x ]{}"))
    test.send(.tab)
    #expect(test.styledGrid.contains("b {reverse}[ y ]{}"))
    #expect(!test.styledGrid.contains("{reverse}[ x ]"))
  }

  private struct Blink: View {
    @State private var isOn = false

    var body: some View {
      HStack {
        Text("key")
        Text(isOn ? "on" : "off")
      }
      Button("turn") { isOn.toggle() }
    }
  }

  @Test func `A state that changes is drawn anew however long it was still`() {
    let test = TerminalTest(columns: 20, rows: 2) { Blink() }
    for _ in 0..<5 {
      for _ in 0..<5 { test.animate() }
      test.send(.enter)
      #expect(test.grid.contains("on"))
      for _ in 0..<5 { test.animate() }
      test.send(.enter)
      #expect(test.grid.contains("off"))
    }
  }
}
