/// Fails the running test, and outside of tests warns on standard error.
public struct DefaultReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    record(
      nil, message(), severity, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    record(
      error, message(), .error, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, severity: IssueSeverity,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    record(
      error, message(), severity, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    // Swift Testing marks it as known itself, and lists it.
    if swiftTestingIsRunning() {
      recordInSwiftTesting(
        error: nil, message: message(), isWarning: false, fileID: fileID, filePath: filePath,
        line: line, column: column)
    } else {
      StandardError.write("\(fileID):\(line): note: expected issue: \(message() ?? "")")
    }
  }

  private func record(
    _ error: (any Error)?, _ message: String?, _ severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = error.map { caughtErrorMessage($0, message) } ?? message ?? "Issue reported"
    let isWarning = severity == .warning
    if swiftTestingIsRunning() || TestProcess.current == .swiftTesting && swiftTestingIsLoaded() {
      recordInSwiftTesting(
        error: isWarning ? nil : error, message: isWarning ? text : message, isWarning: isWarning,
        fileID: fileID, filePath: filePath, line: line, column: column)
    } else if !isWarning, TestProcess.current == .xcTest,
      failInXCTest(text, filePath: filePath, line: line)
    {
      return
    } else {
      StandardError.write("\(fileID):\(line): warning: \(text)")
    }
  }
}

extension IssueReporter where Self == DefaultReporter {
  /// Fails the running test, and outside of tests warns on standard error.
  public static var `default`: Self { Self() }

  /// The same as ``default``: off Apple's platforms a warning goes to standard error.
  public static var runtimeWarning: Self { Self() }
}
