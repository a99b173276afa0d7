import Synchronization

/// One who sleeps: resumed exactly once, by waking or by cancellation, whichever comes first.
final class Sleeper<Instant: InstantProtocol>: Sendable {
  private enum Phase: Sendable {
    case new
    case asleep(CheckedContinuation<Void, any Error>)
    case over
  }

  let deadline: Instant
  private let phase = Mutex(Phase.new)

  init(deadline: Instant) {
    self.deadline = deadline
  }

  var isOver: Bool {
    phase.withLock {
      guard case .over = $0 else { return false }
      return true
    }
  }

  /// False when it was cancelled first: the continuation has then been resumed.
  func begin(_ continuation: CheckedContinuation<Void, any Error>) -> Bool {
    let begun = phase.withLock { phase in
      guard case .new = phase else { return false }
      phase = .asleep(continuation)
      return true
    }
    if !begun { continuation.resume(throwing: CancellationError()) }
    return begun
  }

  func wake() { end()?.resume() }

  func cancel() { end()?.resume(throwing: CancellationError()) }

  private func end() -> CheckedContinuation<Void, any Error>? {
    phase.withLock { phase in
      defer { phase = .over }
      guard case .asleep(let continuation) = phase else { return nil }
      return continuation
    }
  }
}
