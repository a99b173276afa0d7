import Observation
import TerminalTest
import Testing

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

@MainActor
struct EnvironmentTests {
  @Observable
  final class Model {
    var depth = 1
    var other = 0
    var name = "shared"
  }

  @MainActor
  final class Evaluations {
    var reader = 0
    var bystander = 0
  }

  private struct Reader: View {
    let evaluations: Evaluations
    @Environment(\.depth) private var depth

    var body: some View {
      evaluations.reader += 1
      return Text("depth \(depth)")
    }
  }

  private struct Bystander: View {
    let evaluations: Evaluations
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      evaluations.bystander += 1
      return Text(isEnabled ? "enabled" : "disabled")
    }
  }

  private struct Root: View {
    let model: Model
    let evaluations: Evaluations

    var body: some View {
      VStack {
        Reader(evaluations: evaluations)
        Bystander(evaluations: evaluations)
        Text("\(model.other)")
      }
      .environment(\.depth, model.depth)
    }
  }

  @Test
  func `A value reaches the views inside, and only its readers are evaluated when it changes`() {
    let model = Model()
    let evaluations = Evaluations()
    let test = TerminalTest { Root(model: model, evaluations: evaluations) }
    #expect(test.grid.contains("depth 1"))
    model.depth = 2
    #expect(test.grid.contains("depth 2"))
    #expect(evaluations.reader == 2)
    #expect(evaluations.bystander == 1)
    model.other = 1
    _ = test.grid
    #expect(evaluations.reader == 2)
  }

  private struct ObjectReader: View {
    @Environment(Model.self) private var model
    @Environment(Evaluated.self) private var missing: Evaluated?

    var body: some View {
      Text(model.name + (missing == nil ? "" : "!"))
    }
  }

  @Observable
  final class Evaluated {}

  @Test func `An observable object is found by its type and observed`() {
    let model = Model()
    let test = TerminalTest { ObjectReader().environment(model) }
    #expect(test.grid.contains("shared"))
    model.name = "changed"
    #expect(test.grid.contains("changed"))
  }

  private struct Quitter: View {
    @Environment(\.quit) private var quit

    var body: some View {
      Button("leave") { quit(3) }
    }
  }

  @Test func `A view can end the program with a code`() {
    let test = TerminalTest { Quitter() }
    test.send(.enter)
    #expect(test.exitCode == 3)
  }

  @Test func `A sheet's content is not styled by the place it is presented from`() {
    let test = TerminalTest(columns: 40, rows: 10) {
      Text("below").disabled(true).bold()
        .sheet(isPresented: .constant(true)) { Button("inside") {} }
        .disabled(true)
    }
    #expect(test.focused == "inside")
  }
}
