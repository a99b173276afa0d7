import NumbersProtocol
import Synchronization

/// A time during which an API that was not reached, or has not answered, is left alone.
final class Rest: Sendable {
  private struct Current {
    var end: Duration
    var reason: APIError
  }

  private let length: Duration
  private let elapsed: @Sendable () -> Duration
  private let current = Mutex<Current?>(nil)

  init(_ length: Duration, clock: any Clock<Duration>) {
    self.length = length
    self.elapsed = stopwatch(on: clock)
  }

  /// Why the API is left alone now; nil when it may be asked.
  var reason: APIError? {
    let now = elapsed()
    return current.withLock { current in current.flatMap { now < $0.end ? $0.reason : nil } }
  }

  /// Begins with a failure, if it is one that the next request would meet too, after a while.
  func begin(after error: APIError) {
    switch error {
    case .timedOut, .offline: break
    default: return
    }
    let end = elapsed() + length
    current.withLock { $0 = Current(end: end, reason: error) }
  }
}

/// Measures from now on.
private func stopwatch<C: Clock<Duration>>(on clock: C) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
