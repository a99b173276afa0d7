import IssueReporting
import Testing

@Suite struct ExpectedIssueTests {
  @Test func aReportedIssueIsExpected() {
    withExpectedIssue { reportIssue("expected") }
  }

  @Test func aFailedExpectationIsExpected() {
    withExpectedIssue { #expect(Bool(false)) }
  }

  @Test func aThrownErrorIsExpected() {
    withExpectedIssue("why") { throw Failure() }
  }

  @Test func theAbsenceOfAnIssueFailsAtTheCall() {
    let line = #line + 2
    withKnownIssue {
      withExpectedIssue {}
    } matching: {
      $0.sourceLocation?.line == line
    }
  }

  @Test func theAbsenceOfAnIntermittentIssueIsFine() {
    withExpectedIssue(isIntermittent: true) {}
  }

  @MainActor
  @Test func asynchronousWorkStaysOnItsActor() async {
    await withExpectedIssue {
      await Task.yield()
      MainActor.assertIsolated()
      reportIssue("expected")
    }
    await withKnownIssue {
      await withExpectedIssue { await Task.yield() }
    }
  }

  @Test func otherReportersAreToldThatItWasExpected() {
    let reporter = RecordingReporter()
    withIssueReporters([reporter]) {
      withExpectedIssue { reportIssue("expected") }
    }
    #expect(reporter.reports.map(\.text) == ["expected"])
    #expect(reporter.reports.map(\.severity) == [nil])
  }
}
