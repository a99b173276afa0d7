import Observation
import TerminalTest
import Testing

@MainActor
struct ObservationTests {
  @Observable
  final class Model {
    var first = 0
    var second = 0
    var unread = 0
  }

  @MainActor
  final class Evaluations {
    var parent = 0
    var first = 0
    var second = 0
  }

  private struct Parent: View {
    let model: Model
    let evaluations: Evaluations

    var body: some View {
      evaluations.parent += 1
      return VStack {
        First(model: model, evaluations: evaluations)
        Second(model: model, evaluations: evaluations)
      }
    }
  }

  private struct First: View {
    let model: Model
    let evaluations: Evaluations

    var body: some View {
      evaluations.first += 1
      return Text("first \(model.first)")
    }
  }

  private struct Second: View {
    let model: Model
    let evaluations: Evaluations

    var body: some View {
      evaluations.second += 1
      return Text("second \(model.second)")
    }
  }

  @Test func `Only the view that read a value is evaluated when it changes`() {
    let model = Model()
    let evaluations = Evaluations()
    let test = TerminalTest { Parent(model: model, evaluations: evaluations) }
    model.first = 1
    #expect(test.grid.contains("first 1"))
    #expect([evaluations.parent, evaluations.first, evaluations.second] == [1, 2, 1])
  }

  @Test func `Several changes in one turn make one evaluation`() {
    let model = Model()
    let evaluations = Evaluations()
    let test = TerminalTest { Parent(model: model, evaluations: evaluations) }
    for number in 1...100 {
      model.first = number
    }
    #expect(test.grid.contains("first 100"))
    #expect(evaluations.first == 2)
  }

  @Test func `A change that nobody read asks for no frame`() {
    let model = Model()
    let test = TerminalTest { Parent(model: model, evaluations: Evaluations()) }
    #expect(!test.needsFrame)
    model.unread = 1
    #expect(!test.needsFrame)
    model.second = 1
    #expect(test.needsFrame)
  }

  private struct Holder: View {
    let evaluations: Evaluations
    @State private var flag = false

    var body: some View {
      evaluations.parent += 1
      return VStack {
        Toggle("flag", isOn: $flag)
        Reader(evaluations: evaluations, flag: $flag)
        Bystander(evaluations: evaluations)
      }
    }
  }

  private struct Reader: View {
    let evaluations: Evaluations
    @Binding var flag: Bool

    var body: some View {
      evaluations.first += 1
      return Text(flag ? "on" : "off")
    }
  }

  private struct Bystander: View {
    let evaluations: Evaluations

    var body: some View {
      evaluations.second += 1
      return Text("bystander")
    }
  }

  @Test func `State read through a binding evaluates only the reader`() {
    let evaluations = Evaluations()
    let test = TerminalTest { Holder(evaluations: evaluations) }
    test.send(.enter)
    #expect(test.grid.contains("on\n"))
    #expect([evaluations.parent, evaluations.first, evaluations.second] == [1, 2, 1])
  }

  @Test func `A change from another thread reaches the screen`() async {
    let model = Model()
    let test = TerminalTest { Parent(model: model, evaluations: Evaluations()) }
    nonisolated(unsafe) let shared = model
    await Task.detached { shared.first = 7 }.value
    await test.settle()
    #expect(test.grid.contains("first 7"))
  }

  @Test func `Setting state to an equal value evaluates nothing`() {
    let test = TerminalTest { Setter() }
    let before = test.evaluations
    test.send(.enter)
    #expect(test.evaluations == before)
  }

  private struct Setter: View {
    @State private var text = "same"

    var body: some View {
      Button(text) { text = "same" }
    }
  }

  private struct LateReader: View {
    let model: Model
    let other: Model

    var body: some View {
      if other.first > 0 { Text("late \(model.first)") } else { Text("early") }
    }
  }

  private struct Late: View {
    let model: Model
    let round: Int

    var body: some View {
      round > 1 ? Text("late \(round) \(model.first)") : Text("early \(round)")
    }
  }

  private struct Rounds: View {
    let model: Model
    let rounds: Model

    var body: some View {
      VStack {
        Late(model: model, round: rounds.first)
        LateReader(model: model, other: rounds)
      }
    }
  }

  @Test func `What is read only in a later evaluation is watched from then on`() {
    let model = Model()
    let rounds = Model()
    let test = TerminalTest { Rounds(model: model, rounds: rounds) }
    model.first = 1
    #expect(!test.needsFrame)
    rounds.first = 1
    #expect(test.grid.contains("early 1") && test.grid.contains("late 1"))
    rounds.first = 2
    #expect(test.grid.contains("late 2 1"))
    for number in 2...5 {
      model.first = number
      #expect(test.grid.contains("late 2 \(number)"))
      #expect(test.grid.split(separator: "\n").contains { $0.hasSuffix(" late \(number)") })
    }
    rounds.first = 0
    #expect(test.grid.contains("early 0"))
    model.first = 9
    #expect(!test.needsFrame)
    rounds.first = 3
    #expect(test.grid.contains("late 3 9"))
  }

  @Test func `Each of many views of one type is told of what it has read`() {
    let models = (0..<20).map { _ in Model() }
    let test = TerminalTest(columns: 20, rows: 24) {
      ForEach(0..<20) { First(model: models[$0], evaluations: Evaluations()) }
    }
    for (index, model) in models.enumerated() {
      model.first = index + 100
      #expect(test.grid.contains("first \(index + 100)"))
    }
  }
}
