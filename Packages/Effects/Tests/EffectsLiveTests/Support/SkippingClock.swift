import Synchronization

/// A clock on which short sleeps are over at once and are written down, and long ones never end.
///
/// Pauses between tries are short, deadlines are long.
final class SkippingClock: Clock, Sendable {
  typealias Instant = ManualClock.Instant

  private let limit: Duration
  private let skipped = Mutex<[Duration]>([])
  private let still = ManualClock()

  init(skippingUpTo limit: Duration = .seconds(60)) {
    self.limit = limit
  }

  /// The pauses so far.
  var pauses: [Duration] { skipped.withLock { $0 } }
  var now: Instant { still.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let duration = now.duration(to: deadline)
    guard duration <= limit else { return try await still.sleep(until: deadline) }
    skipped.withLock { $0.append(duration) }
  }
}
