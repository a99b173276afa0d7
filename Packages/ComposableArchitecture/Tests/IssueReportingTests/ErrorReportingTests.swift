import IssueReporting
import Testing

@Suite struct ErrorReportingTests {
  @Test func aValueIsReturned() {
    let value: Int? = withErrorReporting { 42 }
    #expect(value == 42)
  }

  @Test func anErrorIsReportedAtTheCall() {
    let line = #line + 2
    withKnownIssue {
      let value: Int? = withErrorReporting("loading") { throw Failure() }
      #expect(value == nil)
    } matching: {
      $0.error is Failure && $0.sourceLocation?.line == line
    }
  }

  @Test func anOptionalIsNotWrappedTwice() {
    let value: Int? = withErrorReporting { Optional(7) }
    #expect(value == 7)
  }

  @MainActor
  @Test func asynchronousErrorsGoToTheGivenReporters() async {
    let reporter = RecordingReporter()
    await withErrorReporting(to: [reporter]) {
      await Task.yield()
      MainActor.assertIsolated()
      throw Failure()
    }
    #expect(reporter.reports.map(\.text) == ["Caught error: Failure()"])
  }
}
