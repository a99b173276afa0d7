import IssueReporting
import Testing

private struct Failure: Error, Equatable {}

private final class Messages: IssueReporter, @unchecked Sendable {
  // Used by one task at a time.
  var all: [String] = []

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    all.append(message() ?? "")
  }
}

/// Issues as code from elsewhere reports, expects and collects them.
struct IssueSpellings {
  @Test func issuesAreReportedAndExpected() async {
    withExpectedIssue { reportIssue() }
    withExpectedIssue("reason") { reportIssue("message", severity: .error) }
    withExpectedIssue { reportIssue(Failure(), "message") }
    withExpectedIssue("reason", isIntermittent: true) { throw Failure() }
    await withExpectedIssue(isIntermittent: true) { await Task.yield() }
  }

  @Test func thrownErrorsAreReported() async {
    #expect(withErrorReporting { 1 } == 1)
    let messages = Messages()
    withErrorReporting("first", to: [messages]) { throw Failure() }
    let optional: Int? = withErrorReporting(to: [messages]) { () throws -> Int? in throw Failure() }
    #expect(optional == nil)
    await withErrorReporting("third", to: [messages]) {
      await Task.yield()
      throw Failure()
    }
    #expect(messages.all.count == 3)
    #expect(messages.all.first?.contains("first") == true)
  }

  @Test func reportersAreReplacedForAnOperation() async {
    let messages = Messages()
    withIssueReporters([messages]) {
      #expect(IssueReporters.current.count == 1)
      reportIssue("one")
    }
    await withIssueReporters([messages]) {
      await Task.yield()
      reportIssue("two", severity: .warning)
    }
    #expect(messages.all == ["one", "two"])
    let builtIn: [any IssueReporter] = [.default, .breakpoint, .fatalError, .runtimeWarning]
    #expect(builtIn.count == 4)
    #expect([IssueSeverity.error, .warning].min() == .warning)
  }

  @Test func theTestIsKnown() {
    #expect(isTesting)
    #expect(TestContext.current?.isSwiftTesting == true)
    guard case .swiftTesting(let testing?) = TestContext.current else {
      Issue.record("No test is known.")
      return
    }
    #expect([testing.test.id: 1][testing.test.id] == 1)
  }

  @Test func closuresOfEachShapeAreUnimplemented() async throws {
    let plain: @Sendable () -> Void = unimplemented("plain")
    let value: @Sendable (Int) -> String = unimplemented("value", placeholder: "x")
    let asynchronous: @Sendable (Int, String) async -> Int = unimplemented("b", placeholder: 3)
    let throwing: @Sendable (Int) throws -> Int = unimplemented("throwing")
    let both: @Sendable (Int) async throws -> [Int] = unimplemented("both")
    let onMain: @MainActor @Sendable () -> Void = unimplemented("onMain")
    withExpectedIssue { plain() }
    withExpectedIssue { #expect(value(1) == "x") }
    await withExpectedIssue { #expect(await asynchronous(1, "") == 3) }
    withExpectedIssue { #expect(throws: UnimplementedFailure.self) { try throwing(1) } }
    await withExpectedIssue {
      await #expect(throws: UnimplementedFailure(description: "both")) { try await both(1) }
    }
    await MainActor.run { withExpectedIssue { onMain() } }
    withExpectedIssue { #expect(unimplemented("direct", placeholder: 4) == 4) }
  }
}
