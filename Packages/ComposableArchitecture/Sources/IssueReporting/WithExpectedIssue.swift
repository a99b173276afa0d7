import Synchronization

/// What a `withExpectedIssue` waits for.
final class IssueExpectation: Sendable {
  @TaskLocal static var current: IssueExpectation?

  private let met = Atomic<Bool>(false)

  var isMet: Bool { met.load(ordering: .acquiring) }

  func meet() { met.store(true, ordering: .releasing) }
}

/// Runs `body`, whose issues are expected: they fail no test, and their absence does.
///
/// An error that `body` throws counts as an issue. Under Swift Testing every issue of the test
/// counts, recorded by `#expect` too; elsewhere those that were reported.
///
/// - Parameters:
///   - message: Why the issue is expected.
///   - isIntermittent: Whether the absence of an issue is fine.
///   - body: The work.
public func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () throws -> Void
) {
  let expectation = IssueExpectation()
  func expectingBody() {
    do {
      try IssueExpectation.$current.withValue(expectation, operation: body)
    } catch {
      expectation.meet()
      IssueExpectation.$current.withValue(expectation) {
        reportIssue(
          error, message, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  }
  if swiftTestingIsRunning() {
    knownIssueInSwiftTesting(
      message: message, fileID: fileID, filePath: filePath, line: line, column: column,
      onIssue: expectation.meet, body: expectingBody)
  } else {
    expectingBody()
  }
  guard !expectation.isMet, !isIntermittent else { return }
  reportIssue(
    missingIssue(message), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Runs `body`, whose issues are expected: they fail no test, and their absence does.
///
/// An error that `body` throws counts as an issue. Under Swift Testing every issue of the test
/// counts, recorded by `#expect` too; elsewhere those that were reported.
public func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: () async throws -> Void
) async {
  let expectation = IssueExpectation()
  func expectingBody() async {
    do {
      try await IssueExpectation.$current.withValue(
        expectation, operation: body, isolation: isolation)
    } catch {
      expectation.meet()
      IssueExpectation.$current.withValue(expectation) {
        reportIssue(
          error, message, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  }
  if swiftTestingIsRunning() {
    await knownIssueInSwiftTesting(
      message: message, isolation: isolation, fileID: fileID, filePath: filePath, line: line,
      column: column, onIssue: expectation.meet, body: expectingBody)
  } else {
    await expectingBody()
  }
  guard !expectation.isMet, !isIntermittent else { return }
  reportIssue(
    missingIssue(message), fileID: fileID, filePath: filePath, line: line, column: column)
}

private func missingIssue(_ message: String?) -> String {
  "Known issue was not recorded\(message.map { ": \($0)" } ?? "")"
}
