import Synchronization
import TransportMessages

/// Somebody who waits for a reply.
///
/// The reply and a cancellation may come at the same time from different threads; whoever takes the
/// continuation resumes it, the other finds nothing.
final class WaitingExchange: Sendable {
  typealias Continuation = CheckedContinuation<HTTPResponse, any Error>

  private struct State {
    var continuation: Continuation?
    var isOver = false
  }

  /// Called when the head of the reply has arrived.
  let headArrived: @Sendable () -> Void
  private let state = Mutex(State())

  init(headArrived: @escaping @Sendable () -> Void) {
    self.headArrived = headArrived
  }

  /// Whether nobody waits any more.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Begins to wait; false when it was over before, and then nobody waits.
  func begin(_ continuation: Continuation) -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      state.continuation = continuation
      return true
    }
  }

  /// Ends the waiting, unless it is over.
  func end(_ result: Result<HTTPResponse, any Error>) {
    let continuation = state.withLock { state in
      state.isOver = true
      return state.continuation.take()
    }
    continuation?.resume(with: result)
  }
}
