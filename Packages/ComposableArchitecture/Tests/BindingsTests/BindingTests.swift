import Bindings
import Observation
import Testing

@Observable
private final class Model {
  var count = 0
  var person = Person()
  var choice: Int?
  var people = [Person(name: "a"), Person(name: "b")]
}

private struct Person: Equatable, Identifiable {
  var name = ""
  var age: Int?
  var id: String { name }
}

@MainActor
@Suite struct BindingTests {
  private struct Screen {
    @Binding var count: Int
    @Bindable var model: Model
  }

  @Test func `a bindable object gives bindings to its fields`() {
    let bindable = Bindable(Model())
    bindable.count.wrappedValue = 3
    #expect(bindable.wrappedValue.count == 3)
    bindable.person.name.wrappedValue = "Ada"
    #expect(bindable.wrappedValue.person == Person(name: "Ada"))
  }

  @Test func `the wrappers project bindings`() {
    let model = Model()
    let screen = Screen(count: Bindable(model).count, model: model)
    screen.count = 5
    #expect(model.count == 5)
    screen.$model.count.wrappedValue += 1
    #expect(screen.$count.wrappedValue == 6)
    #expect(screen.$model.wrappedValue === model)
  }

  @Test func `closures make a binding`() {
    let model = Model()
    let binding = Binding {
      model.count * 2
    } set: {
      model.count = $0 / 2
    }
    binding.wrappedValue = 10
    #expect(model.count == 5)
    #expect(binding.wrappedValue == 10)
  }

  @Test func `a constant ignores what is written`() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func `a binding to an optional unwraps while there is a value`() {
    let model = Model()
    let choice = Bindable(model).choice
    #expect(Binding(choice).map(\.wrappedValue) == nil)
    model.choice = 1
    let payload = Binding(choice)
    payload?.wrappedValue = 2
    #expect(model.choice == 2)
    model.choice = nil
    #expect(payload?.wrappedValue == 2)
  }

  @Test func `a binding to a value widens to an optional that ignores nil`() {
    let model = Model()
    let optional = Binding<Int?>(Bindable(model).count)
    optional.wrappedValue = 4
    #expect(model.count == 4)
    optional.wrappedValue = nil
    #expect(optional.wrappedValue == 4)
  }

  @Test func `a binding to a collection is a collection of bindings`() {
    let model = Model()
    for person in Bindable(model).people { person.wrappedValue.age = 1 }
    #expect(model.people.map(\.age) == [1, 1])
    #expect(Bindable(model).people.map { $0.id } == ["a", "b"])
    Bindable(model).people[1].name.wrappedValue = "c"
    #expect(model.people[1].name == "c")
  }

  @Test func `reading and writing through a binding is observed`() {
    let model = Model()
    let count = Bindable(model).count
    let changed = Flag()
    withObservationTracking {
      _ = count.wrappedValue
    } onChange: {
      changed.raise()
    }
    count.wrappedValue = 1
    #expect(changed.isRaised)
  }
}

/// A flag raised on the thread that reads it.
private final class Flag: @unchecked Sendable {
  // The invariant: raised and read by one test on the main actor.
  private(set) var isRaised = false

  func raise() { isRaised = true }
}
