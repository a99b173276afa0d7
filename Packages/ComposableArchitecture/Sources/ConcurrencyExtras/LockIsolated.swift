/// A value behind a lock: safe to read and to change from any thread.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  // `storage` is read and written under `lock` alone.
  private let lock = RecursiveLock()
  private var storage: Value

  /// Makes a locked value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.storage = try value()
  }

  /// A property of the value, read under the lock.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    read { $0[keyPath: keyPath] }
  }

  /// Runs `operation` with the value, under the lock.
  ///
  /// `operation` works on a copy, which is put back at its end: what it reads of this value meanwhile is
  /// what was there before, and what it sets in another way is lost.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try withLock(operation)
  }

  /// Replaces the value, under the lock.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try withLock { $0 = try newValue() }
  }

  private func read<T>(_ operation: (Value) throws -> T) rethrows -> T {
    try lock.withLock { try operation(storage) }
  }

  private func withLock<T>(_ operation: (inout Value) throws -> T) rethrows -> T {
    try lock.withLock {
      var value = storage
      defer { storage = value }
      return try operation(&value)
    }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value, read under the lock.
  public var value: Value { read { $0 } }
}

extension LockIsolated: Equatable where Value: Equatable {
  /// Compares the two values, one lock at a time.
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    if lhs === rhs { return true }
    let other = rhs.read { $0 }
    return lhs.read { $0 == other }
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    read { hasher.combine($0) }
  }
}
