public import Bindings
import Observation

/// A value that lives with a view's place on screen.
///
/// The initial value is used once, when the view first appears at its place. A view that reads the
/// value is evaluated again when it changes.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// A state that starts with `wrappedValue`.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// A state that starts with `initialValue`.
  public init(initialValue: Value) {
    initial = initialValue
  }

  /// The value. Writing outside a view on screen has no effect.
  @MainActor
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  @MainActor
  public var projectedValue: Binding<Value> {
    guard let box else {
      let initial = initial
      return .constant(initial)
    }
    return box.binding
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts with `nil`.
  public init() {
    self.init(initialValue: nil)
  }
}

extension State: ConnectedProperty {
  func makeStorage(node: _AnyNode) -> AnyObject {
    StateBox(initial)
  }

  mutating func connect(to storage: AnyObject) {
    box = storage as? StateBox<Value>
  }
}

/// What a view's place holds of a state: where its value is kept, and the binding to it.
@MainActor
final class StateBox<Value> {
  private let place: StatePlace<Value>

  /// Made once, so that views given it see that it is the same; it outlives the view.
  private(set) lazy var binding = Binding<Value>(
    get: { [place] in place.value }, set: { [place] in place.value = $0 })

  init(_ value: Value) {
    place = StatePlace(value)
  }

  var value: Value {
    get { place.value }
    set { place.value = newValue }
  }
}

extension StateBox: LastingStorage {
  /// Nobody tells when something inside an object changes.
  var isChanged: Bool {
    !(Value.self is any PassingValue.Type) && (place.isWritten || Value.self is AnyObject.Type)
  }
}

/// Where a state's value is kept.
@MainActor
private final class StatePlace<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value
  private(set) var isWritten = false
  /// In a generic type a literal makes a key path whenever it is evaluated, which takes longer than all else here.
  private let path = \StatePlace.value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: path)
      return stored
    }
    set {
      isWritten = true
      if areEqual(stored, newValue) {
        stored = newValue
      } else {
        registrar.withMutation(of: self, keyPath: path) { stored = newValue }
      }
    }
  }
}
