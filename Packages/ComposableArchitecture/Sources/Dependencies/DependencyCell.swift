import Synchronization

/// A default value that is made once, by whoever asks first; others wait for it.
///
/// While it is made no lock is held, so a value may read any other dependency meanwhile.
final class DependencyCell<Value: Sendable>: Sendable {
  private let known: Mutex<Value?>

  init(_ value: Value? = nil) {
    known = Mutex(value)
  }

  /// The value, made by `make` unless it is there.
  ///
  /// - Parameters:
  ///   - name: The dependency as its reader spells it.
  ///   - make: Makes the value and says whether it may be kept.
  ///   - withoutItself: Makes a value for whoever needs this one while it is made; is given the
  ///     dependencies that lead from it back to it.
  func value(
    named name: String, _ make: () -> (value: Value, isKept: Bool),
    withoutItself: ([String]) -> Value
  ) -> Value {
    while true {
      if let value = known.withLock({ $0 }) { return value }
      switch DependencyMakers.shared.enter(.init(cell: ObjectIdentifier(self), name: name)) {
      case .look: continue
      case .cycle(let chain): return withoutItself(chain + [name])
      case .make:
        defer { DependencyMakers.shared.leave() }
        // Another thread may have made it in between.
        if let value = known.withLock({ $0 }) { return value }
        let made = make()
        if made.isKept { known.withLock { $0 = made.value } }
        return made.value
      }
    }
  }

  /// Sets the value; false when there was one.
  func prepare(_ newValue: Value) -> Bool {
    known.withLock { value in
      guard value == nil else { return false }
      value = newValue
      return true
    }
  }
}
