import Synchronization

/// A value behind a lock: safe to read and to change from any thread.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  // `storage` is read and written under `lock` alone.
  private let lock = Mutex<Void>(())
  private var storage: Value

  /// Makes a locked value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.storage = try value()
  }

  /// A property of the value, read under the lock.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    withLock { $0[keyPath: keyPath] }
  }

  /// Runs `operation` with the value, under the lock.
  ///
  /// The lock is not recursive: `operation` must not use this value otherwise.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try withLock(operation)
  }

  /// Replaces the value, under the lock.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try withLock { $0 = try newValue() }
  }

  private func withLock<T>(_ operation: (inout Value) throws -> T) rethrows -> T {
    try lock.withLock { _ in
      // The result leaves the lock as the caller's own value.
      UncheckedSendable(try operation(&storage))
    }.value
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value, read under the lock.
  public var value: Value { withLock { $0 } }
}

extension LockIsolated: Equatable where Value: Equatable {
  /// Compares the two values, one lock at a time.
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    if lhs === rhs { return true }
    let other = rhs.withLock { UncheckedSendable($0) }
    return lhs.withLock { $0 == other.value }
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    withLock { hasher.combine($0) }
  }
}
