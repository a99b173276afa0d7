import Synchronization

/// Writes one value after the other, in the order of its changes; changes during a write are written
/// together.
final class SaveQueue: Sendable {
  /// Told when a value was written that is not older than the request.
  typealias Waiter = @Sendable (Result<Void, any Error>) -> Void

  private struct State {
    var isWriting = false
    var isDirty = false
    var waiters: [Waiter] = []
  }

  private let state = Mutex(State())

  /// Asks for a write: by this thread, or by the one that writes now.
  ///
  /// - Parameters:
  ///   - waiter: Whom to tell, if somebody waits.
  ///   - write: Writes the newest value and tells waiters.
  func request(_ waiter: Waiter?, _ write: ([Waiter]) -> Void) {
    let isWriter = state.withLock { state in
      if let waiter { state.waiters.append(waiter) } else { state.isDirty = true }
      defer { state.isWriting = true }
      return !state.isWriting
    }
    guard isWriter else { return }
    while let waiters = next() { write(waiters) }
  }

  private func next() -> [Waiter]? {
    state.withLock { state in
      guard state.isDirty || !state.waiters.isEmpty else {
        state.isWriting = false
        return nil
      }
      defer {
        state.isDirty = false
        state.waiters = []
      }
      return state.waiters
    }
  }
}
