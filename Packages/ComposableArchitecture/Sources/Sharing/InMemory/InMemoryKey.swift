import Dependencies

/// A key for a value that lives in memory, until the program ends.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  private let key: String
  private let storage: InMemoryStorage

  init(_ key: String) {
    self.key = key
    storage = Dependency(\.defaultInMemoryStorage).wrappedValue
  }

  /// The name of the value and the storage that holds it.
  public var id: InMemoryKeyID { InMemoryKeyID(key: key, storage: storage) }

  /// Reads the value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    guard let stored = storage.value(of: key) else {
      continuation.resumeReturningInitialValue()
      return
    }
    guard let value = stored as? Value else {
      continuation.resume(
        throwing: InMemoryTypeError(key: key, stored: type(of: stored), asked: Value.self))
      return
    }
    continuation.resume(returning: value)
  }

  /// Watches nothing: all that share the value see each change by themselves.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Writes the value, at once.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.set(value, for: key)
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".inMemory(\"\(key)\")" }
}

/// The identity of an in-memory key.
public struct InMemoryKeyID: Hashable, Sendable {
  let key: String
  let storage: InMemoryStorage
}

extension SharedReaderKey {
  /// A key for a value that lives in memory, until the program ends.
  ///
  /// - Parameter key: The name of the value.
  /// - Returns: The key.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// The error of a name that is used for values of two types.
struct InMemoryTypeError: Error, CustomStringConvertible {
  let key: String
  let stored: Any.Type
  let asked: Any.Type

  var description: String {
    """
    The in-memory value "\(key)" is a '\(stored)', but was asked for as a '\(asked)'. Give each \
    value a name of its own.
    """
  }
}
