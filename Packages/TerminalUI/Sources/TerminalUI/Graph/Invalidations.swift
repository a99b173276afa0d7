import Synchronization

/// The places that must be evaluated again, gathered from any thread until the next frame.
final class Invalidations: Sendable {
  private struct State {
    var tokens: [InvalidationToken] = []
    var isSignalled = false
  }

  private let state = Mutex(State())
  private let signal: @Sendable () -> Void

  /// Calls `signal` once for each batch of invalidations.
  init(signal: @escaping @Sendable () -> Void) {
    self.signal = signal
  }

  func insert(_ token: InvalidationToken) {
    notify { $0.tokens.append(token) }
  }

  /// Asks for a frame although no place has changed.
  func requestFrame() {
    notify { _ in }
  }

  private func notify(_ change: (inout sending State) -> Void) {
    let mustSignal = state.withLock { state in
      change(&state)
      defer { state.isSignalled = true }
      return !state.isSignalled
    }
    if mustSignal { signal() }
  }

  var isEmpty: Bool { state.withLock { $0.tokens.isEmpty } }

  /// Whether a frame has been asked for since the last ``drain()``.
  var isSignalled: Bool { state.withLock { $0.isSignalled } }

  func drain() -> [InvalidationToken] {
    state.withLock { state in
      defer { state = State() }
      return state.tokens
    }
  }
}
