/// Reports an issue when an operation does not change a value as `changes` tells; the older spelling.
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
public func XCTAssertDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  operation: () throws -> Void = {},
  changes: (inout T) throws -> Void,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  expectDifference(
    try expression(), message(), operation: operation, changes: changes, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Reports an issue when an asynchronous operation does not change a value as `changes` tells; the
/// older spelling.
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
public func XCTAssertDifference<T: Equatable & Sendable>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String? = nil,
  operation: () async throws -> Void,
  changes: (inout T) throws -> Void,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  await expectDifference(
    try expression(), message(), operation: operation, changes: changes, isolation: isolation,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
