import Synchronization

/// Suspends whoever passes until it is opened.
final class Latch: Sendable {
  private struct State {
    var isOpen = false
    var waiters: [Int: CheckedContinuation<Void, any Error>] = [:]
    var last = 0
  }

  private let state = Mutex(State())

  func open() {
    let waiters = state.withLock { state in
      state.isOpen = true
      defer { state.waiters = [:] }
      return state.waiters.values.map { $0 }
    }
    for waiter in waiters { waiter.resume() }
  }

  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  func pass() async throws {
    let id = state.withLock { state in
      state.last += 1
      return state.last
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome = state.withLock { state -> Result<Void, any Error>? in
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.isOpen { return .success(()) }
          state.waiters[id] = continuation
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?
        .resume(throwing: CancellationError())
    }
  }
}
