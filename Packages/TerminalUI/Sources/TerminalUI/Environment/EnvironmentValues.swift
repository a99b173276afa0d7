/// The values that a view passes down to all views inside it.
public struct EnvironmentValues {
  /// Never changed after it has been shared: a write makes a new one.
  private final class Storage {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  private var storage = Storage([:])

  /// An environment in which nothing has been set.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { write(newValue, for: ObjectIdentifier(key)) }
  }

  /// The object of an observable type that has been put in.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.values[ObjectIdentifier(type)] as? Object }
    set { write(newValue as Any, for: ObjectIdentifier(type)) }
  }

  private mutating func write(_ value: Any, for key: ObjectIdentifier) {
    var values = storage.values
    values[key] = value
    storage = Storage(values)
  }

  /// Whether the other is this environment, not only an equal one.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }
}
