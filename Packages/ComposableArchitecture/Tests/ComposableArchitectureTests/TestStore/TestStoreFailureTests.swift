import ComposableArchitecture
import Testing

/// Each way in which a test can be wrong fails it, once, at the line that is wrong, with a diff.
@MainActor
struct TestStoreFailureTests {
  @Test func aChangeThatIsNotAsserted() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      line = #line + 1
      await store.send(.incrementButtonTapped)
    }
    try expect(issues, line: line, holds: "not expected to change", "− ", "count: 0", "count: 1")
  }

  @Test func aWrongChange() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      line = #line + 1
      await store.send(.incrementButtonTapped) {
        $0.count = 2
      }
    }
    try expect(issues, line: line, holds: "does not match", "count: 2", "count: 1")
  }

  @Test func aClaimOfAChangeThatDoesNotHappen() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      line = #line + 1
      await store.send(.nothingHappened) {
        $0.count = 0
      }
    }
    try expect(issues, line: line, holds: "expected to change, but no change")
  }

  @Test func anExpectationThatThrows() async throws {
    struct Oops: Error {}
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      line = #line + 1
      await store.send(.nothingHappened) { _ in
        throw Oops()
      }
    }
    try expect(issues, line: line, holds: "Oops")
  }

  @Test func anActionThatIsNotReceivedBeforeTheNextSend() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.incrementLaterButtonTapped)
      line = #line + 1
      await store.send(.nothingHappened)
    }
    try expect(issues, line: line, holds: "1 received action", "incrementLater")
  }

  @Test func anActionThatIsNotReceivedByTheEnd() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      line = #line + 1
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.incrementLaterButtonTapped)
    }
    try expect(issues, line: line, holds: "1 unexpected action", "incrementLater")
  }

  @Test func anUnexpectedAction() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.incrementLaterButtonTapped)
      line = #line + 1
      await store.receive(.nothingHappened)
    }
    try expect(issues, line: line, holds: "unexpected action", "nothingHappened", "incrementLater")
  }

  @Test func aReceivedCaseWithAnotherValue() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.loadButtonTapped)
      line = #line + 1
      await store.receive(\.loaded, 7) {
        $0.count = 42
      }
    }
    try expect(issues, line: line, holds: "unexpected action", "7", "42")
  }

  @Test func aReceivedActionWithAWrongChange() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.incrementLaterButtonTapped)
      line = #line + 1
      await store.receive(.incrementLater) {
        $0.count = 3
      }
    }
    try expect(issues, line: line, holds: "does not match", "count: 3", "count: 1")
  }

  @Test func anActionThatNobodyWillSend() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      line = #line + 1
      await store.receive(.incrementLater)
    }
    try expect(issues, line: line, holds: "received none", "no effect is running")
  }

  @Test func anActionThatDoesNotComeInTime() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      let task = await store.send(.waitButtonTapped)
      line = #line + 1
      await store.receive(.incrementLater, timeout: .zero)
      await task.cancel()
    }
    try expect(issues, line: line, holds: "received none", "waitButtonTapped")
  }

  @Test func anEffectThatStillRunsAtTheEnd() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      line = #line + 1
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.waitButtonTapped)
    }
    try expect(issues, line: line, holds: "1 effect still running", "waitButtonTapped")
  }

  @Test func anEffectThatStillRunsWhenTheTestWantsItFinished() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.waitButtonTapped)
      line = #line + 1
      await store.finish(timeout: .zero)
    }
    try expect(issues, line: line, holds: "still running", "waitButtonTapped")
  }

  @Test func aTaskThatStillRunsWhenTheTestWantsItFinished() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      let task = await store.send(.waitButtonTapped)
      line = #line + 1
      await task.finish(timeout: .zero)
      await task.cancel()
    }
    try expect(issues, line: line, holds: "still running")
  }

  @Test func anUnreceivedActionAndARunningEffectAreEachToldOnce() async throws {
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.waitButtonTapped)
      await store.send(.incrementLaterButtonTapped)
    }
    try #require(issues.count == 2)
    #expect(issues[0].message.contains("1 unexpected action"))
    #expect(issues[1].message.contains("1 effect still running"))
  }

  @Test func nothingToSkip() async throws {
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
    #expect(issues.count == 2)
  }

  private func expect(
    _ issues: [RecordedIssues.Issue], line: UInt, holds parts: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try #require(issues.count == 1, "\(issues.map(\.message))", sourceLocation: sourceLocation)
    #expect(issues[0].line == line, sourceLocation: sourceLocation)
    for part in parts {
      #expect(issues[0].message.contains(part), sourceLocation: sourceLocation)
    }
  }
}
