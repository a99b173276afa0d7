/// Ends the process at the first issue.
public struct FatalErrorReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    guard severity == .error else {
      StandardError.write("\(fileID):\(line): warning: \(message() ?? "Issue reported")")
      return
    }
    Swift.fatalError(message() ?? "Issue reported", file: filePath, line: line)
  }
}

extension IssueReporter where Self == FatalErrorReporter {
  /// Ends the process at the first issue: chosen by a program that prefers that to going on.
  public static var fatalError: Self { Self() }
}
