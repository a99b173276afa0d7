/// Reports an issue: fails the running test at the caller's place; outside of tests, warns.
///
/// The message is evaluated only where a reporter asks for it.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil, severity: IssueSeverity = .error,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = IssueContext.current
  let fileID = place?.fileID ?? fileID
  let filePath = place?.filePath ?? filePath
  let line = place?.line ?? line
  let column = place?.column ?? column
  let expectation = IssueExpectation.current
  expectation?.meet()
  for reporter in IssueReporters.current {
    if expectation != nil {
      reporter.expectIssue(
        message(), fileID: fileID, filePath: filePath, line: line, column: column)
    } else {
      reporter.reportIssue(
        message(), severity: severity, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
  }
}

/// Reports an error as an issue.
public func reportIssue(
  _ error: any Error, _ message: @autoclosure () -> String? = nil,
  severity: IssueSeverity = .error, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = IssueContext.current
  let fileID = place?.fileID ?? fileID
  let filePath = place?.filePath ?? filePath
  let line = place?.line ?? line
  let column = place?.column ?? column
  let expectation = IssueExpectation.current
  expectation?.meet()
  for reporter in IssueReporters.current {
    if expectation != nil {
      reporter.expectIssue(
        error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    } else {
      reporter.reportIssue(
        error, message(), severity: severity, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
  }
}
