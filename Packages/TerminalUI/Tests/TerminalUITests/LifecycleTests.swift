import Observation
import TerminalTest
import Testing

@MainActor
struct LifecycleTests {
  @Observable
  final class Model {
    var shows = true
    var id = 1
    var value = 0
    var log: [String] = []
  }

  @Test func `onAppear runs once an appearance and onDisappear once a disappearance`() {
    let model = Model()
    let test = TerminalTest {
      VStack {
        if model.shows {
          Text("here").onAppear { model.log.append("appear") }
            .onDisappear { model.log.append("disappear") }
        }
      }
      .modifier(Reader(model: model))
    }
    #expect(model.log == ["appear"])
    model.value = 1
    _ = test.grid
    #expect(model.log == ["appear"])
    test.tearDown()
    #expect(model.log == ["appear", "disappear"])
  }

  private struct Reader: ViewModifier {
    let model: Model

    func body(content: Content) -> some View {
      content
      Text("\(model.value)")
    }
  }

  private struct Switch: View {
    let model: Model

    var body: some View {
      if model.shows {
        Text("first").onAppear { model.log.append("first") }
          .onDisappear { model.log.append("first gone") }
      } else {
        Text("second").onAppear { model.log.append("second") }
      }
    }
  }

  @Test func `The branches of an if are different views`() {
    let model = Model()
    let test = TerminalTest { Switch(model: model) }
    model.shows = false
    #expect(test.grid.contains("second"))
    model.shows = true
    #expect(test.grid.contains("first"))
    #expect(model.log == ["first", "first gone", "second", "first"])
  }

  private struct Identified: View {
    let model: Model

    var body: some View {
      Stateful(model: model).id(model.id)
    }
  }

  private struct Stateful: View {
    let model: Model
    @State private var number: Int

    init(model: Model) {
      self.model = model
      _number = State(initialValue: model.value)
    }

    var body: some View {
      Text("number \(number)").onAppear { model.log.append("appear") }
    }
  }

  @Test func `A changed id is a new view with new state`() {
    let model = Model()
    let test = TerminalTest { Identified(model: model) }
    model.value = 5
    #expect(test.grid.contains("number 0"))
    model.id = 2
    #expect(test.grid.contains("number 5"))
    #expect(model.log == ["appear", "appear"])
  }

  private struct Tasked: View {
    let model: Model

    var body: some View {
      VStack {
        Text("shown: \(model.shows)")
        if model.shows {
          Text("work").task(id: model.id) {
            model.log.append("start \(model.id)")
            await untilCancelled()
            model.log.append("cancelled")
          }
        }
      }
    }
  }

  @Test func `A task starts on appearance and is cancelled on disappearance`() async {
    let model = Model()
    let test = TerminalTest { Tasked(model: model) }
    await test.settle()
    #expect(model.log == ["start 1"])
    model.shows = false
    await test.settle()
    #expect(model.log == ["start 1", "cancelled"])
  }

  @Test func `A task with another id is cancelled and starts again`() async {
    let model = Model()
    let test = TerminalTest { Tasked(model: model) }
    await test.settle()
    model.id = 2
    await test.settle()
    #expect(model.log.sorted() == ["cancelled", "start 1", "start 2"])
  }

  private struct Changing: View {
    let model: Model

    var body: some View {
      Text("\(model.value)")
        .onChange(of: model.value) { old, new in model.log.append("\(old)→\(new)") }
        .onChange(of: model.value, initial: true) { model.log.append("any") }
    }
  }

  @Test func `onChange runs with the old and the new value, and at first when asked`() {
    let model = Model()
    let test = TerminalTest { Changing(model: model) }
    #expect(model.log == ["any"])
    model.value = 3
    _ = test.grid
    #expect(model.log.sorted() == ["0→3", "any", "any"])
  }

  @Test func `Actions that change each other for ever do not stop the program`() {
    let model = Model()
    let test = TerminalTest { Restless(model: model) }
    model.value = 1
    #expect(test.grid.contains("value"))
  }

  private struct Restless: View {
    let model: Model

    var body: some View {
      Text("value \(model.value)").onChange(of: model.value) { model.value += 1 }
    }
  }
}

/// Waits until the task that runs it is cancelled.
@MainActor
func untilCancelled() async {
  let (stream, _) = AsyncStream.makeStream(of: Never.self)
  for await _ in stream {}
}
