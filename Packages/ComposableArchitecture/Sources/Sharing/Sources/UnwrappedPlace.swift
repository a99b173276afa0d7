import ConcurrencyExtras

/// The payload of a shared optional that was there once.
///
/// When the optional has become empty, the last payload is read, and writes reach nobody else.
final class UnwrappedPlace<Value>: SharedPlace<Value>, @unchecked Sendable {
  // `last` is read and written under `lock`.
  private let base: SharedPlace<Value?>
  private let lock = RecursiveLock()
  private var last: Value

  init(_ base: SharedPlace<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  override var source: AnySharedSource { base.source }
  override var description: String { base.description }

  override func read() -> Value {
    guard let value = base.read() else { return lock.withLock { last } }
    lock.withLock { last = value }
    return value
  }

  override func update<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try base.update { optional in
      guard var value = optional else { return try lock.withLock { try body(&last) } }
      defer {
        optional = value
        lock.withLock { last = value }
      }
      return try body(&value)
    }
  }

  override func follow(_ action: @escaping (Value) -> Void) -> SharedSubscription {
    base.follow { if let value = $0 { action(value) } }
  }
}
