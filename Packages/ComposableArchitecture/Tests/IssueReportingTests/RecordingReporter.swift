import IssueReporting
import Synchronization

/// Keeps what it is told.
final class RecordingReporter: IssueReporter {
  struct Report: Equatable, Sendable {
    var text: String?
    var severity: IssueSeverity?
    var line: UInt
  }

  private let contents = Mutex<[Report]>([])

  var reports: [Report] { contents.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let report = Report(text: message(), severity: severity, line: line)
    contents.withLock { $0.append(report) }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let report = Report(text: message(), severity: nil, line: line)
    contents.withLock { $0.append(report) }
  }
}

struct Failure: Error, Equatable {}
