/// A source location that stands for the place where issues are reported.
struct IssueContext: Sendable {
  @TaskLocal static var current: IssueContext?

  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Runs `operation` so that its issues are reported at the given place.
public func withIssueContext<R>(
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
  operation: () throws -> R
) rethrows -> R {
  try IssueContext.$current.withValue(
    IssueContext(fileID: fileID, filePath: filePath, line: line, column: column),
    operation: operation)
}

/// Runs `operation` so that its issues are reported at the given place.
public func withIssueContext<R>(
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await IssueContext.$current.withValue(
    IssueContext(fileID: fileID, filePath: filePath, line: line, column: column),
    operation: operation, isolation: isolation)
}
