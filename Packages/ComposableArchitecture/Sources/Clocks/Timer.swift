/// A sequence of the moments at which an interval has passed on a clock, without end.
///
/// A late reader skips what it missed: the next moment is the next whole number of intervals since
/// the start. It ends when its task is cancelled.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  public typealias Element = C.Instant

  /// Waits for one moment after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let clock: C
    private let interval: C.Duration
    private let tolerance: C.Duration?
    private var last: C.Instant?
    private var isOver = false

    init(clock: C, interval: C.Duration, tolerance: C.Duration?) {
      self.clock = clock
      self.interval = interval
      self.tolerance = tolerance
    }

    /// Waits for the next moment; nil after cancellation.
    public mutating func next() async -> C.Instant? {
      guard !isOver else { return nil }
      let now = clock.now
      var next = (last ?? now).advanced(by: interval)
      while next < now, C.Duration.zero < interval {
        let missed = Int(next.duration(to: now) / interval)
        next = next.advanced(by: interval * Swift.max(1, missed))
      }
      do {
        try await clock.sleep(until: next, tolerance: tolerance)
      } catch {
        isOver = true
        return nil
      }
      last = next
      return clock.now
    }
  }

  private let clock: C
  private let interval: C.Duration
  private let tolerance: C.Duration?

  /// Makes a timer on a clock.
  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Makes a timer on a clock.
  public static func repeating(
    every interval: C.Duration, tolerance: C.Duration? = nil, clock: C
  ) -> Self {
    Self(interval: interval, tolerance: tolerance, clock: clock)
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(clock: clock, interval: interval, tolerance: tolerance)
  }
}

extension Clock where Duration: Hashable {
  /// A sequence of the moments at which `interval` has passed, without end.
  ///
  /// Its type does not name the clock's, so that it can be called on an `any Clock<Duration>`. The
  /// moments are offsets from the call.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}

extension AsyncTimerSequence where C == ContinuousClock {
  /// Makes a timer on the continuous clock.
  public static func repeating(
    every interval: C.Duration, tolerance: C.Duration? = nil
  ) -> Self {
    Self(interval: interval, tolerance: tolerance, clock: ContinuousClock())
  }
}
