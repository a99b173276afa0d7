import Observation

/// Which control has the focus, or whether one has it, as a value that can be read and written.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: FocusBox<Value>?

  /// Whether a control has the focus.
  public init() where Value == Bool {
    initial = false
  }

  /// Which control has the focus; `nil` when none of those named has.
  public init<ID: Hashable>() where Value == ID? {
    initial = nil
  }

  /// The value. Writing it moves the focus.
  @MainActor
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.request(newValue) }
  }

  /// What `focused` binds a control to.
  @MainActor
  public var projectedValue: Binding {
    Binding(box: box ?? FocusBox(initial))
  }

  /// A connection of controls to a focus state.
  @MainActor
  @propertyWrapper
  public struct Binding {
    let box: FocusBox<Value>

    /// The value. Writing it moves the focus.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.request(newValue) }
    }

    /// The connection itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: ConnectedProperty {
  func makeStorage(node: _AnyNode) -> AnyObject {
    let box = FocusBox(initial)
    box.graph = node.graph
    return box
  }

  mutating func connect(to storage: AnyObject) {
    box = storage as? FocusBox<Value>
  }
}

/// Where a focus state's value is kept.
@MainActor
final class FocusBox<Value: Hashable>: Observable, FocusTarget {
  private let registrar = ObservationRegistrar()
  private let empty: Value
  private var stored: Value
  weak var graph: ViewGraph?

  init(_ value: Value) {
    empty = value
    stored = value
  }

  private(set) var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      guard newValue != stored else { return }
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
    }
  }

  /// Asks for the focus to be moved; done with the next frame.
  func request(_ value: Value) {
    self.value = value
    graph?.focus.request(value == empty ? .none : .value(AnyHashable(value)), of: self)
    graph?.invalidations.requestFrame()
  }

  func focusMoved(to value: AnyHashable?) {
    self.value = value?.base as? Value ?? empty
  }
}
