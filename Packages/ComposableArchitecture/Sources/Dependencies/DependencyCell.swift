import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A default value that is made once, by whoever asks first; others wait for it.
///
/// While it is made no other lock is held, so a value may read any other dependency meanwhile.
final class DependencyCell<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>
  private let maker = Atomic<UInt>(0)

  init(_ value: Value? = nil) {
    self.value = Mutex(value)
  }

  /// The value, made by `make` unless it is there.
  ///
  /// `make` also says whether its value may be kept.
  func value(_ make: () -> (value: Value, isKept: Bool)) -> Value {
    let thread = currentThread()
    precondition(
      maker.load(ordering: .acquiring) != thread,
      "A dependency of type \(Value.self) reads itself while its value is made.")
    return value.withLock { value in
      if let value { return value }
      maker.store(thread, ordering: .releasing)
      defer { maker.store(0, ordering: .releasing) }
      let made = make()
      if made.isKept { value = made.value }
      return made.value
    }
  }

  /// Sets the value; false when there was one.
  func prepare(_ newValue: Value) -> Bool {
    value.withLock { value in
      guard value == nil else { return false }
      value = newValue
      return true
    }
  }
}

private func currentThread() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}
