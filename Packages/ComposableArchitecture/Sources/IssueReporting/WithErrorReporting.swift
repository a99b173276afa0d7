/// Runs `body` and reports the error it throws as an issue.
///
/// - Returns: What `body` returns, or nil after an error.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil, to reporters: [any IssueReporter]? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, catching body: () throws -> R
) -> R? {
  do {
    return try scoped(to: reporters, body)
  } catch {
    scoped(to: reporters) {
      reportIssue(
        error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return nil
  }
}

/// Runs `body` and reports the error it throws as an issue.
///
/// - Returns: What `body` returns, or nil after an error.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil, to reporters: [any IssueReporter]? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, catching body: () throws -> R?
) -> R? {
  let result: R?? = withErrorReporting(
    message(), to: reporters, fileID: fileID, filePath: filePath, line: line, column: column,
    catching: body)
  return result.flatMap { $0 }
}

/// Runs `body` and reports the error it throws as an issue.
///
/// - Returns: What `body` returns, or nil after an error.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil, to reporters: [any IssueReporter]? = nil,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  catching body: () async throws -> sending R
) async -> R? {
  do {
    guard let reporters else { return try await body() }
    return try await IssueReporters.$local.withValue(
      reporters, operation: body, isolation: isolation)
  } catch {
    scoped(to: reporters) {
      reportIssue(
        error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return nil
  }
}

/// Runs `body` and reports the error it throws as an issue.
///
/// - Returns: What `body` returns, or nil after an error.
@discardableResult
public func withErrorReporting<R>(
  _ message: @autoclosure () -> String? = nil, to reporters: [any IssueReporter]? = nil,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  catching body: () async throws -> sending R?
) async -> R? {
  let result: R?? = await withErrorReporting(
    message(), to: reporters, isolation: isolation, fileID: fileID, filePath: filePath,
    line: line, column: column, catching: body)
  return result.flatMap { $0 }
}

private func scoped<R>(
  to reporters: [any IssueReporter]?, _ body: () throws -> R
) rethrows -> R {
  guard let reporters else { return try body() }
  return try withIssueReporters(reporters, operation: body)
}
