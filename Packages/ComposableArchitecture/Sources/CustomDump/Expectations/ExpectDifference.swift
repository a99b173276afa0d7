internal import IssueReporting

/// Reports an issue when an operation does not change a value in the way that `changes` tells.
///
/// - Parameters:
///   - expression: The value, read before and after the operation.
///   - message: A sentence to begin the issue with.
///   - operation: The operation; without one, `changes` must change nothing.
///   - changes: Changes a copy of the old value into the expected new one.
///   - fileID: The file of the call, for the issue.
///   - filePath: The path of the file, for the issue.
///   - line: The line of the call, for the issue.
///   - column: The column of the call, for the issue.
public func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  operation: () throws -> Void = {},
  changes: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  do {
    var expected = try expression()
    try changes(&expected)
    try operation()
    let actual = try expression()
    guard expected != actual else { return }
    reportIssue(
      differenceMessage(expected, actual, message(), names: ("Expected", "Actual")),
      fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(
      "Threw error: \(error)", fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Reports an issue when an asynchronous operation does not change a value as `changes` tells.
///
/// - Parameters:
///   - expression: The value, read before and after the operation.
///   - message: A sentence to begin the issue with.
///   - operation: The operation.
///   - changes: Changes a copy of the old value into the expected new one.
///   - isolation: The actor that the operation runs on: the caller's.
///   - fileID: The file of the call, for the issue.
///   - filePath: The path of the file, for the issue.
///   - line: The line of the call, for the issue.
///   - column: The column of the call, for the issue.
public func expectDifference<T: Equatable & Sendable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  operation: () async throws -> Void,
  changes: (inout T) throws -> Void,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  do {
    var expected = try expression()
    try changes(&expected)
    try await operation()
    let actual = try expression()
    guard expected != actual else { return }
    reportIssue(
      differenceMessage(expected, actual, message(), names: ("Expected", "Actual")),
      fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(
      "Threw error: \(error)", fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
