import ConcurrencyExtras
import IssueReporting

/// A clock whose time moves only when a test moves it.
///
/// Sleepers wake by deadline, then by the order in which they went to sleep. Each gets to run, as
/// far as it can, before the next is woken.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
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

  private let sleepers: SleeperQueue<Instant>

  /// Makes a clock that stands at `now`.
  public init(now: Instant = .init()) {
    self.sleepers = SleeperQueue(now: now)
  }

  /// The clock's time.
  public var now: Instant { sleepers.now }

  /// Waits until the clock has been moved to `deadline`.
  ///
  /// - Throws: `CancellationError` at once when the task is or gets cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepers.sleep(until: deadline)
  }

  /// Throws when someone sleeps on the clock, after the work that is ready has run.
  ///
  /// - Throws: ``SuspensionError``.
  public func checkSuspension() async throws {
    await drain()
    guard sleepers.isEmpty else { throw SuspensionError() }
  }

  /// Moves the clock by a duration, and wakes who is due.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock to a point, and wakes who is due; a point in the past leaves the time as it is.
  public func advance(to deadline: Instant) async {
    await drain()
    while let sleeper = sleepers.takeNext(upTo: deadline) {
      sleeper.wake()
      await drain()
    }
  }

  /// Moves the clock to the last deadline, those that are set on the way included.
  ///
  /// Reports an issue when someone still sleeps after the time-out, which is real time, and after a hundred
  /// sleeps at least: on a busy machine a few sleeps may take longer than the time-out, and end all the same.
  public func run(
    timeout duration: Swift.Duration = .milliseconds(500), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let timeout = ContinuousClock.now.advanced(by: duration)
    var deadlines = 0
    await drain()
    while let deadline = sleepers.nextDeadline {
      deadlines += 1
      guard deadlines <= 100 || ContinuousClock.now < timeout else {
        reportIssue(
          """
          Expected every sleep on the clock to end, but some still wait after \(duration).

          Is there a loop that sleeps on the clock for ever? Cancel it, or use 'advance'.
          """,
          fileID: fileID, filePath: filePath, line: line, column: column)
        return
      }
      await advance(to: deadline)
    }
  }

  private func drain() async {
    await RunnableWork.drain { [sleepers] in sleepers.changes }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Makes a clock that stands at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}
