/// Where a shared value is: a whole one, or a part of another.
class SharedPlace<Value>: AnySharedPlace, @unchecked Sendable {
  // Adds no state.

  /// The value as it is now.
  func read() -> Value { preconditionFailure("A place must say how it is read.") }

  /// Changes the value, while nobody else does.
  func update<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    preconditionFailure("A place must say how it is written.")
  }

  /// Calls `action` with the value now and after each change, in order, under the value's lock.
  func follow(_ action: @escaping (Value) -> Void) -> SharedSubscription {
    preconditionFailure("A place must say how it is followed.")
  }
}

/// A value that never changes.
final class ConstantPlace<Value>: SharedPlace<Value>, @unchecked Sendable {
  // A constant.
  private let value: Value
  private let constantSource = AnySharedSource()

  init(_ value: Value) {
    self.value = value
  }

  override var source: AnySharedSource { constantSource }
  override func read() -> Value { value }

  override func update<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    var copy = value
    return try body(&copy)
  }

  override func follow(_ action: @escaping (Value) -> Void) -> SharedSubscription {
    action(value)
    return SharedSubscription {}
  }
}
