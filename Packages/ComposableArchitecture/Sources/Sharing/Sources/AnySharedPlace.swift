/// The place of a shared value, without its type.
class AnySharedPlace: @unchecked Sendable {
  // Subclasses keep what can change behind a lock.

  /// The value that this place is, or is a part of.
  var source: AnySharedSource { preconditionFailure("A place must know its source.") }

  /// The place in words.
  var description: String { source.description }
}

/// A value that is shared as a whole, without its type.
package class AnySharedSource: @unchecked Sendable {
  // Subclasses keep what can change behind a lock.

  /// What the value is shared by, in words.
  package var description: String { "value" }

  /// The value as it is now.
  package var anyValue: Any { () }

  /// Whether two of its values are equal, as far as can be told.
  package func areEqual(_ lhs: Any, _ rhs: Any) -> Bool { false }

  /// Tells `action` after each change, on the thread that made it, until the token is released.
  package func whenChanged(_ action: @escaping @Sendable () -> Void) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Notes that somebody reads the value.
  func access() {}

  /// Wakes everyone who has read the value.
  func notify() {}

  /// Whether the value is being read from its place.
  var isLoading: Bool { false }

  /// Why the value could not be read.
  var loadError: (any Error)? { nil }

  /// Why the value could not be written.
  var saveError: (any Error)? { nil }

  /// Reads the value from its place again.
  func load() async throws {}

  /// Writes the value to its place, and waits for it.
  func save() async throws {}
}
