import Synchronization

/// A clock on which no sleep takes time: each moves the clock to its deadline.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A point in the clock's time: an offset from its start.
  public struct Instant: InstantProtocol {
    let offset: Duration

    /// Makes a point at an offset from the clock's start.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    public func duration(to other: Self) -> Duration { other.offset - offset }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// Zero: the clock is exact.
  public let minimumResolution: Duration = .zero

  private let time: Mutex<Instant>

  /// Makes a clock that stands at `now`.
  public init(now: Instant = .init()) {
    time = Mutex(now)
  }

  /// The clock's time.
  public var now: Instant { time.withLock { $0 } }

  /// Moves the clock to `deadline` and gives way once.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Makes a clock that stands at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which no sleep takes time.
  public static var immediate: Self { ImmediateClock() }
}
