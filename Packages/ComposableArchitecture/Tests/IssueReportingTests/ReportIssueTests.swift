import IssueReporting
import Testing

@Suite struct ReportIssueTests {
  @Test func failsTheRunningTestAtTheCallersPlace() {
    let line = #line + 2
    withKnownIssue {
      reportIssue("Something is wrong")
    } matching: { issue in
      issue.comments.contains("Something is wrong") && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test func anErrorIsRecordedAsSuch() {
    withKnownIssue {
      reportIssue(Failure(), "while loading")
    } matching: { issue in
      issue.error is Failure && issue.comments.contains("while loading")
    }
  }

  @Test func failsTheTestFromAChildTask() async {
    await withKnownIssue {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { reportIssue("from a child task") }
      }
    }
  }

  @Test func aWarningDoesNotFailTheTest() {
    reportIssue("Only a warning", severity: .warning)
  }

  @Test func everyReporterInForceIsTold() {
    let first = RecordingReporter()
    let second = RecordingReporter()
    let line: UInt = #line + 2
    withIssueReporters([first, second]) {
      reportIssue("both", severity: .warning)
    }
    #expect(first.reports == [.init(text: "both", severity: .warning, line: line)])
    #expect(first.reports == second.reports)
  }

  @Test func theMessageIsNotMadeWithoutAReporter() {
    var isMade = false
    func message() -> String {
      isMade = true
      return ""
    }
    withIssueReporters([]) { reportIssue(message()) }
    #expect(!isMade)
  }

  @Test func reportersReachAsynchronousWork() async {
    let reporter = RecordingReporter()
    await withIssueReporters([reporter]) {
      await Task.yield()
      reportIssue(Failure())
    }
    #expect(reporter.reports.map(\.text) == ["Caught error: Failure()"])
  }

  @Test func aContextMovesThePlaceOfItsIssues() {
    let line: UInt = 4321
    let reporter = RecordingReporter()
    withIssueReporters([reporter]) {
      withIssueContext(fileID: #fileID, filePath: #filePath, line: line, column: 1) {
        reportIssue("moved")
      }
    }
    #expect(reporter.reports.map(\.line) == [line])
  }
}
