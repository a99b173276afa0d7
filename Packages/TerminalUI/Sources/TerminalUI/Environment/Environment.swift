public import Observation

/// A value that a view reads from its environment.
///
/// The view is evaluated again when that value changes, and only then.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  private var storage: EnvironmentStorage<Value>?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    // A key path is immutable; the closure is only called on the main actor.
    nonisolated(unsafe) let keyPath = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of an observable type that `environment(_:)` has put in.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[object: Value.self] else {
        preconditionFailure("No \(Value.self) in the environment: add one with environment(_:).")
      }
      return object
    }
  }

  /// Reads the object of an observable type, if `environment(_:)` has put one in.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: Object.self] }
  }

  /// The value.
  @MainActor
  public var wrappedValue: Value {
    storage?.value ?? read(EnvironmentValues())
  }
}

extension Environment: ConnectedProperty {
  func makeStorage(node: _AnyNode) -> AnyObject {
    EnvironmentStorage(node: node, read: read)
  }

  mutating func connect(to storage: AnyObject) {
    self.storage = storage as? EnvironmentStorage<Value>
  }
}

/// Reads the environment of a place.
@MainActor
private final class EnvironmentStorage<Value>: EnvironmentReader {
  private weak var node: _AnyNode?
  private let read: @MainActor (EnvironmentValues) -> Value

  init(node: _AnyNode, read: @escaping @MainActor (EnvironmentValues) -> Value) {
    self.node = node
    self.read = read
  }

  var value: Value { read(node?.environment ?? EnvironmentValues()) }

  func isChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    !areEqual(read(old), read(new))
  }
}
