import IssueReporting
import Synchronization

/// Keeps the issues that are reported, instead of failing the test.
final class RecordedMisuse: IssueReporter {
  struct Issue: Equatable {
    let message: String
    let file: String
    let line: UInt
  }

  private let issues = Mutex<[Issue]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let issue = Issue(message: message() ?? "", file: "\(fileID)", line: line)
    issues.withLock { $0.append(issue) }
  }

  /// The issues that some work has reported.
  static func during(_ body: () -> Void) -> [Issue] {
    let recorder = RecordedMisuse()
    withIssueReporters([recorder], operation: body)
    return recorder.issues.withLock { $0 }
  }
}
