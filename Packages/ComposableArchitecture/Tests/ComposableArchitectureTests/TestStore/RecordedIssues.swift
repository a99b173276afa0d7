import ComposableArchitecture

/// Collects the issues told during an operation, instead of failing the test.
final class RecordedIssues: IssueReporter {
  struct Issue: Equatable, Sendable {
    let message: String
    let line: UInt
  }

  private let issues = LockIsolated<[Issue]>([])
  private let expected = LockIsolated<[Issue]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = Issue(message: message() ?? "", line: line)
    issues.withValue { $0.append(issue) }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = Issue(message: message() ?? "", line: line)
    expected.withValue { $0.append(issue) }
  }

  /// The issues told while `operation` ran, and after them those that were expected.
  @MainActor
  static func all(
    during operation: @MainActor () async throws -> Void
  ) async rethrows
    -> [Issue]
  {
    let recorder = RecordedIssues()
    try await withIssueReporters([recorder]) {
      try await operation()
    }
    return recorder.issues.value + recorder.expected.value
  }

  /// The issues told while `operation` ran.
  @MainActor
  static func during(_ operation: @MainActor () async throws -> Void) async rethrows -> [Issue] {
    let recorder = RecordedIssues()
    try await withIssueReporters([recorder]) {
      try await operation()
    }
    return recorder.issues.value
  }
}
