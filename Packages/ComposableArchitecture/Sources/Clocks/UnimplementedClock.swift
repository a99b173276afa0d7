import IssueReporting

/// A clock that reports an issue whenever it is used.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the clock's time.
  public struct Instant: InstantProtocol {
    let rawValue: AnyClock<Duration>.Instant

    public func advanced(by duration: Duration) -> Self {
      Self(rawValue: rawValue.advanced(by: duration))
    }

    public func duration(to other: Self) -> Duration { rawValue.duration(to: other.rawValue) }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  private let base: AnyClock<Duration>
  private let name: String
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  /// Makes a clock that reports its use and then does as `base` does.
  ///
  /// - Parameters:
  ///   - base: The clock that answers after the report.
  ///   - name: What the report calls the clock.
  public init<C: Clock>(
    _ base: C, name: String = "\(C.self)", fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where C.Duration == Duration {
    self.base = AnyClock(base)
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The clock's time; reports an issue.
  public var now: Instant {
    report("now")
    return Instant(rawValue: base.now)
  }

  /// The resolution of the clock; reports an issue.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// Sleeps on the base clock; reports an issue.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try await base.sleep(until: deadline.rawValue, tolerance: tolerance)
  }

  private func report(_ endpoint: String) {
    reportIssue(
      "Unimplemented: \(name).\(endpoint)", fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Makes a clock that reports its use and on which no sleep takes time.
  public init(
    name: String = "Clock", now: ImmediateClock<Duration>.Instant = .init(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ImmediateClock(now: now), name: name, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports an issue whenever it is used.
  public static func unimplemented(
    name: String = "Clock", now: ImmediateClock<Duration>.Instant = .init(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(
      name: name, now: now, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
