/// The place in a test that an issue is told at.
struct SourceSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Tells an issue here.
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lists something that a non-exhaustive test skipped, without failing the test.
  func note(_ message: String) {
    withExpectedIssue(
      fileID: fileID, filePath: filePath, line: line, column: column
    ) {
      report(message)
    }
  }
}
