import Bindings
import Observation
import TerminalTest
import Testing

/// A click does what it hits, not what the control around it does.
@MainActor
struct MouseTests {
  @Observable
  final class Model {
    var number = 5
    var kind = "math"
    var level = 0.0
    var text = "first line\nsecond"
  }

  private struct Controls: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Stepper("Number", value: $model.number)
        Picker("Kind", selection: $model.kind) { choices }
        Picker("Row", selection: $model.kind) { choices }.pickerStyle(.segmented)
        Slider(value: $model.level, in: 0...10, step: 1) { Text("Level") }
      }
    }

    private var choices: some View {
      ForEach(["trivia", "math", "date"], id: \.self) { Text($0) }
    }
  }

  /// The cell at which a text begins, or one some columns to its right.
  private func click(
    _ text: String, in test: TerminalTest, row: Int, plus columns: Int = 0
  ) throws {
    let line = test.grid.split(separator: "\n", omittingEmptySubsequences: false)[row]
    let range = try #require(line.firstRange(of: text), "\(line)")
    let start = line.distance(from: line.startIndex, to: range.lowerBound)
    test.click(column: start + columns, row: row)
  }

  private func show(_ model: Model) -> TerminalTest {
    TerminalTest(columns: 40, rows: 4) { Controls(model: model) }
  }

  @Test func `The minus of a stepper makes less, the plus more, its label too`() throws {
    let model = Model()
    let test = show(model)
    try click("-", in: test, row: 0)
    #expect(model.number == 4)
    try click("+", in: test, row: 0)
    try click("+", in: test, row: 0)
    #expect(model.number == 6)
    try click("Number", in: test, row: 0)
    #expect(model.number == 7)
    #expect(test.focused == "Number")
  }

  @Test func `The arrows of a picker go both ways, and around`() throws {
    let model = Model()
    let test = show(model)
    try click("‹", in: test, row: 1)
    #expect(model.kind == "trivia")
    try click("‹", in: test, row: 1)
    #expect(model.kind == "date")
    try click("›", in: test, row: 1)
    #expect(model.kind == "trivia")
  }

  @Test(arguments: ["trivia", "math", "date"])
  func `A choice that is shown is chosen by a click on it`(choice: String) throws {
    let model = Model()
    let test = show(model)
    try click(choice, in: test, row: 2, plus: choice.count - 1)
    #expect(model.kind == choice)
  }

  @Test func `A slider goes to where its bar is clicked, in steps`() throws {
    let model = Model()
    let test = show(model)
    let line = test.grid.split(separator: "\n")[3]
    let bar = line.filter { "█░".contains($0) }.count
    try click("░", in: test, row: 3)
    #expect(model.level == 0)
    try click("░", in: test, row: 3, plus: bar - 1)
    #expect(model.level == 10)
    try click("█", in: test, row: 3, plus: bar / 2)
    #expect([5.0, 6.0].contains(model.level))
    let before = model.level
    try click("Level", in: test, row: 3)
    #expect(model.level == before + 1)
  }

  @Test func `A control that is cut off is clicked where it is`() throws {
    let model = Model()
    for columns in 1...12 {
      let test = TerminalTest(columns: columns, rows: 4) { Controls(model: model) }
      for column in 0..<columns {
        for row in 0..<4 {
          test.click(column: column, row: row)
        }
      }
    }
  }
}
