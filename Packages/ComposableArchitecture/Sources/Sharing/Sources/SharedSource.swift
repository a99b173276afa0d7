import ConcurrencyExtras
import CustomDump
import IssueReporting
import Observation

/// A value that is shared as a whole, behind a lock.
class SharedSource<Value>: AnySharedSource, @unchecked Sendable {
  // All that changes is read and written under `lock`.
  private let lock = RecursiveLock()
  private var value: Value
  private var isChanging = false
  private var lastListener: UInt64 = 0
  private var followers: [UInt64: (Value) -> Void] = [:]
  private var listeners: [UInt64: @Sendable () -> Void] = [:]
  private let observers = ObservationRegistrar()

  init(_ value: Value) {
    self.value = value
  }

  override package var anyValue: Any { current }

  override package func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    guard let lhs = lhs as? Value, let rhs = rhs as? Value else { return false }
    if let lhs = lhs as? any Equatable { return equals(lhs, rhs) }
    return diff(lhs, rhs) == nil
  }

  private func equals<E: Equatable>(_ lhs: E, _ rhs: Any) -> Bool { (rhs as? E) == lhs }

  /// The value as it is now; within its own change, as it was before.
  final var current: Value { lock.withLock { value } }

  /// The value as the code that asks is to see it.
  final func read() -> Value {
    if let assertion = SharedScope.assertion, let seen = assertion.value(of: self) as? Value {
      return seen
    }
    return current
  }

  /// Changes the value while nobody else does.
  final func update<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    if let assertion = SharedScope.assertion {
      var seen = assertion.value(of: self) as? Value ?? current
      defer { assertion.set(seen, for: self) }
      return try body(&seen)
    }
    let recorder = SharedChangeRecorder.current
    defer { didChange() }
    return try lock.withLock {
      if isChanging { reportNestedChange() }
      let isNested = isChanging
      isChanging = true
      let before = value
      var changed = value
      defer {
        value = changed
        isChanging = isNested
        recorder?.record(self, before: before, after: changed)
        for follower in followers.values { follower(changed) }
      }
      return try body(&changed)
    }
  }

  /// Takes a value that comes from the place where it is kept.
  final func replace(with newValue: Value) {
    lock.withLock {
      value = newValue
      for follower in followers.values { follower(newValue) }
    }
    notify()
  }

  /// Called after each change by the program, without a lock.
  func didChange() { notify() }

  // MARK: Observation

  override func access() {
    observers.access(ObservedSubject.shared, keyPath: ObservedSubject.path)
    SharedScope.noteRead(of: self)
  }

  override func notify() {
    SharedNotices.deliver(observers)
    let told = lock.withLock { Array(listeners.values) }
    for listener in told { listener() }
  }

  override package func whenChanged(
    _ action: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    lock.withLock {
      lastListener += 1
      let id = lastListener
      listeners[id] = action
      return SharedSubscription { [weak self] in
        self?.lock.withLock { _ = self?.listeners.removeValue(forKey: id) }
      }
    }
  }

  /// Calls `action` with the value now and after each change, in order.
  final func follow(_ action: @escaping (Value) -> Void) -> SharedSubscription {
    lock.withLock {
      lastListener += 1
      let id = lastListener
      followers[id] = action
      action(value)
      return SharedSubscription { [weak self] in
        self?.lock.withLock { _ = self?.followers.removeValue(forKey: id) }
      }
    }
  }

  private func reportNestedChange() {
    reportIssue(
      """
      'withLock' was called on a shared value (\(description)) within its own 'withLock'. What the \
      inner one changes is lost: use the closure's parameter instead.
      """)
  }
}
