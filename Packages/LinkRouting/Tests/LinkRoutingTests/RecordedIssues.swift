import IssueReporting
import Synchronization

/// Keeps the issues that are reported, instead of failing the test.
final class RecordedIssues: IssueReporter {
  private let issues = Mutex<[String]>([])

  var messages: [String] { issues.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = message() ?? ""
    issues.withLock { $0.append(text) }
  }
}
