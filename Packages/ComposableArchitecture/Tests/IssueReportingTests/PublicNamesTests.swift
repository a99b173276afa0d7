import IssueReporting
import Testing

/// What code from elsewhere writes: each spelling of the public names.
@Suite struct PublicNamesTests {
  @Test func testsKnowThatTheyAre() {
    #expect(isTesting)
    #expect(TestContext.current?.isSwiftTesting == true)
  }

  @Test func issuesAreExpectedByAnyOfTheWays() async {
    withExpectedIssue { reportIssue("message") }
    withExpectedIssue("why") { reportIssue() }
    withExpectedIssue(isIntermittent: true) {}
    withExpectedIssue { reportIssue(Failure(), "message") }
    withExpectedIssue { throw Failure() }
    await withExpectedIssue {
      await Task.yield()
      reportIssue("later")
    }
  }

  @Test func errorsBecomeIssues() async {
    withExpectedIssue {
      let value: Int? = withErrorReporting { throw Failure() }
      #expect(value == nil)
    }
    #expect(withErrorReporting("message") { 1 } == 1)
    await withExpectedIssue {
      await withErrorReporting { try await fail() }
    }
  }

  @Test func reportersAreReplacedForAPieceOfWork() async {
    let reporter = RecordingReporter()
    withIssueReporters([reporter]) { reportIssue("one") }
    await withIssueReporters([reporter]) {
      await Task.yield()
      reportIssue("two")
    }
    withErrorReporting(to: [reporter]) { throw Failure() }
    #expect(reporter.reports.count == 3)
    let standard: [any IssueReporter] = [.default, .runtimeWarning, .fatalError, .breakpoint]
    #expect(standard.count == 4)
  }

  private func fail() async throws { throw Failure() }
}
