import Synchronization

/// Tells the first call from all others, on any thread.
final class FirstCall: Sendable {
  private let hasPassed = Mutex(false)

  /// True once.
  func isNow() -> Bool {
    hasPassed.withLock { hasPassed in
      defer { hasPassed = true }
      return !hasPassed
    }
  }
}
