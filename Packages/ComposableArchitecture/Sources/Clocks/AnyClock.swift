/// A clock of any type, with its duration known.
///
/// Its instants are offsets from the moment when it was made.
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the clock's time.
  public struct Instant: InstantProtocol {
    let offset: Duration

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    public func duration(to other: Self) -> Duration { other.offset - offset }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private let currentTime: @Sendable () -> Instant
  private let resolution: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Instant, Duration?) async throws -> Void

  /// Wraps a clock.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    currentTime = { Instant(offset: start.duration(to: clock.now)) }
    resolution = { clock.minimumResolution }
    sleepUntil = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// The clock's time.
  public var now: Instant { currentTime() }

  /// The resolution of the wrapped clock.
  public var minimumResolution: Duration { resolution() }

  /// Sleeps on the wrapped clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline, tolerance)
  }
}
