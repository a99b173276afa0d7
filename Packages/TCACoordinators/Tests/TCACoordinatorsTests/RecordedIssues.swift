import TCACoordinators

/// Keeps the issues that are reported, instead of failing the test.
final class RecordedIssues: IssueReporter {
  private let issues = LockIsolated<[String]>([])

  var messages: [String] { issues.value }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = "\(fileID):\(line): \(message() ?? "")"
    issues.withValue { $0.append(text) }
  }
}
