/// Takes the issues that a program reports.
///
/// Implement one of the two `reportIssue` methods that take a message, with or without a severity;
/// each has a default that calls the other, and all others have defaults.
public protocol IssueReporter: Sendable {
  /// Takes an issue.
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt)

  /// Takes an issue of a given severity.
  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt)

  /// Takes an error as an issue.
  func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt)

  /// Takes an error as an issue of a given severity.
  func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, severity: IssueSeverity,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)

  /// Takes an issue that was expected: one inside `withExpectedIssue`.
  func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt)

  /// Takes an error that was expected: one inside `withExpectedIssue`.
  func expectIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt)
}

extension IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    reportIssue(
      message(), severity: .error, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    reportIssue(
      caughtErrorMessage(error, message()), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  public func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, severity: IssueSeverity,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    if severity == .error {
      reportIssue(
        error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    } else {
      reportIssue(
        caughtErrorMessage(error, message()), severity: severity, fileID: fileID,
        filePath: filePath, line: line, column: column)
    }
  }

  public func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {}

  public func expectIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    expectIssue(
      caughtErrorMessage(error, message()), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

/// The text of an issue that an error caused.
func caughtErrorMessage(_ error: any Error, _ message: String?) -> String {
  "Caught error: \(error)\(message.map { ": \($0)" } ?? "")"
}
