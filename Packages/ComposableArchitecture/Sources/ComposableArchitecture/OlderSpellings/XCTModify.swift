public import CasePaths
import CustomDump
import IssueReporting

/// Changes the value in a case: the older spelling of `modify(_:)`, for tests.
///
/// ```swift
/// await store.send(\.destination.edit.nameChanged, "Blob") {
///   XCTModify(&$0.destination, case: \.some.edit) { $0.name = "Blob" }
/// }
/// ```
///
/// It is an issue if `enum` is another case, or if the value stays the same.
///
/// - Parameters:
///   - enum: The value whose case is changed.
///   - keyPath: The case.
///   - message: What an issue says besides.
///   - body: Changes the value in the case.
public func XCTModify<Enum: CasePathable, Value>(
  _ enum: inout Enum,
  case keyPath: CaseKeyPath<Enum, Value>,
  _ message: @autoclosure () -> String = "",
  _ body: (_ value: inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows {
  func report(_ problem: String) {
    let message = message()
    reportIssue(
      message.isEmpty ? problem : "\(problem) - \(message)",
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
  guard var value = `enum`[case: keyPath] else {
    return report(
      "Expected a case that holds a '\(Value.self)', found \(String(customDumping: `enum`)).")
  }
  let before = value
  try body(&value)
  if let before = before as? any Equatable, isEqual(before, value) {
    report("Expected '\(Value.self)' to be changed, but it stayed the same.")
  }
  `enum` = keyPath(value)
}

private func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
  value == other as? Value
}
