import Synchronization

/// The reporters in force.
public enum IssueReporters {
  @TaskLocal static var local: [any IssueReporter]?
  private static let shared = Mutex<[any IssueReporter]>([.default])

  /// The reporters that are told of issues in the current task.
  ///
  /// Setting changes them for the process, at its start; ``withIssueReporters(_:operation:)`` for a
  /// piece of work.
  public static var current: [any IssueReporter] {
    get { local ?? shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}

/// Runs `operation` with other reporters, in this task and its child tasks.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter], operation: () throws -> R
) rethrows -> R {
  try IssueReporters.$local.withValue(reporters, operation: operation)
}

/// Runs `operation` with other reporters, in this task and its child tasks.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter], isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await IssueReporters.$local.withValue(
    reporters, operation: operation, isolation: isolation)
}
