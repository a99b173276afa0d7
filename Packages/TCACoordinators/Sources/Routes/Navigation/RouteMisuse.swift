import IssueReporting

/// Where a method on routes was called, to tell issues there.
package struct RouteCall {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Tells that something cannot be done.
  ///
  /// - Parameters:
  ///   - attempt: What cannot be done, as in "go back 3 screens".
  ///   - reason: Why not.
  func misuse(_ attempt: String, _ reason: String) {
    reportIssue(
      "Can't \(attempt) at \"\(fileID):\(line)\": \(reason). The routes are unchanged.",
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// How many routes there are, in words.
package func thereAre(_ count: Int) -> String {
  count == 1 ? "there is 1 route" : "there are \(count) routes"
}

/// A number with its noun.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
