internal import IssueReporting

/// Reports an issue, with a diff, when two values are not equal.
///
/// - Parameters:
///   - expression1: The first value.
///   - expression2: The second value.
///   - message: A sentence to begin the issue with.
///   - fileID: The file of the call, for the issue.
///   - filePath: The path of the file, for the issue.
///   - line: The line of the call, for the issue.
///   - column: The column of the call, for the issue.
public func expectNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  do {
    let first = try expression1()
    let second = try expression2()
    guard first != second else { return }
    reportIssue(
      differenceMessage(first, second, message(), names: ("First", "Second")),
      fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(
      "Threw error: \(error)", fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Reports an issue, with a diff, when two values are not equal; the older spelling.
///
/// - Parameters:
///   - expression1: The first value.
///   - expression2: The second value.
///   - message: A sentence to begin the issue with.
///   - fileID: The file of the call, for the issue.
///   - filePath: The path of the file, for the issue.
///   - line: The line of the call, for the issue.
///   - column: The column of the call, for the issue.
public func XCTAssertNoDifference<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  expectNoDifference(
    try expression1(), try expression2(), message(), fileID: fileID, filePath: filePath,
    line: line, column: column)
}

/// The text of an issue about two values that should be equal.
func differenceMessage<T>(
  _ first: T, _ second: T, _ message: String?, names: (String, String)
) -> String {
  let heading = (message.map { "\($0) - " } ?? "") + "Difference: …"
  let lines =
    diff(first, second, format: .proportional) ?? "No difference was found in their dumps."
  let indented = lines.split(separator: "\n", omittingEmptySubsequences: false)
    .map { "  \($0)" }.joined(separator: "\n")
  return "\(heading)\n\n\(indented)\n\n(\(names.0): −, \(names.1): +)"
}
