import ComposableArchitecture
import Testing

/// Shared values in a test store are judged per action handled.
@MainActor
struct SharedTestStoreTests {
  private func makeStore(_ count: Shared<Int> = Shared(value: 0)) -> TestStoreOf<SharedCounter> {
    TestStore(initialState: SharedCounter.State(count: count)) { SharedCounter() }
  }

  @Test func aChangeIsAssertedThroughTheProjection() async {
    let store = makeStore()
    await store.send(.incrementButtonTapped) {
      $0.taps = 1
      $0.$count.withLock { $0 = 1 }
    }
    await store.send(.incrementButtonTapped) {
      $0.taps = 2
      $0.$count.withLock { $0 += 1 }
    }
    #expect(store.state.count == 2)
  }

  // Case 19.
  @Test func anActionOfTheSameTurnIsAssertedInItsOwnReceive() async {
    let store = makeStore()
    await store.send(.incrementTwiceButtonTapped) { $0.$count.withLock { $0 = 1 } }
    await store.receive(.incrementLater) { $0.$count.withLock { $0 = 2 } }
    await store.send(.incrementLaterButtonTapped)
    await store.receive(.incrementLater) { $0.$count.withLock { $0 = 3 } }
  }

  @Test func eachOfSeveralActionsThatWaitHasItsOwnChange() async {
    let store = TestStore(initialState: SharedCounter.State(count: Shared(value: 0))) {
      Reduce<SharedCounter.State, SharedCounter.Action> { state, action in
        switch action {
        case .nothingHappened:
          return .merge(
            .send(.setButtonTapped(5)), .send(.setButtonTapped(5)), .send(.setButtonTapped(7)))
        case .setButtonTapped(let value):
          state.$count.withLock { $0 = value }
          return .none
        default:
          return .none
        }
      }
    }
    await store.send(.nothingHappened)
    await store.receive(.setButtonTapped(5)) { $0.$count.withLock { $0 = 5 } }
    await store.receive(.setButtonTapped(5))
    await store.receive(.setButtonTapped(7)) { $0.$count.withLock { $0 = 7 } }
  }

  // Case 20.
  @Test func anAssertionWakesNobodyAndSavesNothing() async throws {
    @Shared(.inMemory("count")) var count = 0
    let files = LockIsolated<[URL: Data]>([:])
    let url = URL(fileURLWithPath: "/count.json")
    let store = TestStore(initialState: SharedCounter.State(count: $count)) {
      SharedCounter()
    } withDependencies: {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    }
    let kept = withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      Shared(wrappedValue: 0, .fileStorage(url))
    }
    let values = LockIsolated<[Int]>([])
    let following = Task { [$count] in
      for await value in $count.changes { values.withValue { $0.append(value) } }
    }
    let woken = LockIsolated(0)
    await store.send(.incrementLaterButtonTapped)
    withObservationTracking {
      _ = count
    } onChange: {
      woken.withValue { $0 += 1 }
    }
    withObservationTracking {
      _ = kept.wrappedValue
    } onChange: {
      woken.withValue { $0 += 1 }
    }
    await store.receive(.incrementLater) {
      $0.$count.withLock { $0 = 99 }
      #expect($0.count == 99)
      $0.$count.withLock { $0 = 1 }
      kept.withLock { $0 = 5 }
      #expect(kept.wrappedValue == 5)
      kept.withLock { $0 = 0 }
    }
    #expect(woken.value == 0)
    #expect(files.value.isEmpty)
    #expect(kept.wrappedValue == 0)
    await Task.megaYield()
    #expect(values.value.last == 1)
    #expect(!values.value.contains(99))
    following.cancel()
  }

  @Test func aChangeThatIsNotAssertedFailsWithADiff() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = makeStore()
      line = #line + 1
      await store.send(.setButtonTapped(4))
    }
    try expect(issues, line: line, holds: "not expected to change", "− ", "count: 0", "count: 4")
  }

  @Test func aWrongChangeFailsWithADiff() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = makeStore()
      line = #line + 1
      await store.send(.setButtonTapped(4)) {
        $0.$count.withLock { $0 = 3 }
      }
    }
    try expect(issues, line: line, holds: "does not match", "count: 3", "count: 4")
  }

  @Test func anActionIsNotBlamedForTheNextOnesChange() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = makeStore()
      await store.send(.incrementTwiceButtonTapped) { $0.$count.withLock { $0 = 1 } }
      line = #line + 1
      await store.receive(.incrementLater)
    }
    try expect(issues, line: line, holds: "not expected to change", "count: 1", "count: 2")
  }

  @Test func aClaimOfAChangeThatDoesNotHappenFails() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = makeStore()
      line = #line + 1
      await store.send(.nothingHappened) {
        $0.$count.withLock { $0 = 0 }
      }
    }
    try expect(issues, line: line, holds: "expected to change, but no change")
  }

  @Test func aChangeBackAndForthIsNone() async {
    let store = makeStore()
    await store.send(.setButtonTapped(0))
  }

  @Test func aValueOutsideOfTheStateIsJudgedToo() async throws {
    @Shared(.inMemory("elsewhere")) var elsewhere = 0
    let store = TestStore(initialState: Counter.State()) {
      Reduce<Counter.State, Counter.Action> { _, _ in
        @Shared(.inMemory("elsewhere")) var elsewhere = 0
        $elsewhere.withLock { $0 += 1 }
        return .none
      }
    }
    await store.send(.nothingHappened) { _ in $elsewhere.withLock { $0 = 1 } }
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      line = #line + 1
      await store.send(.nothingHappened)
    }
    try expect(
      issues, line: line, holds: "@Shared(.inMemory(\"elsewhere\"))", "− 1", "+ 2")
  }

  @Test func elementsInAnArrayThatIsNotCopiedAreJudged() async throws {
    let names = [Shared(value: "a"), Shared(value: "b")]
    let store = TestStore(initialState: SharingParent.State(names: names)) { SharingParent() }
    await store.send(.firstNameChanged("x")) { $0.names[0].withLock { $0 = "x" } }
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      line = #line + 1
      await store.send(.firstNameChanged("y"))
    }
    try expect(issues, line: line, holds: "not expected to change", "\"x\"", "\"y\"")
  }

  @Test func aPartOfAKeyedValueIsAsserted() async {
    let store = TestStore(initialState: SharingParent.State()) { SharingParent() }
    await store.send(.addRowButtonTapped) {
      $0.$rows.withLock { $0 = [SharingParent.Row(id: 0)] }
    }
    await store.send(.rowTapped(0)) {
      $0.$rows.withLock { $0[id: 0]?.isDone = true }
      #expect($0.child.rows[id: 0]?.isDone == true)
    }
    await store.send(.child(.decrementButtonTapped)) {
      $0.$count.withLock { $0 = -1 }
      #expect($0.child.count == -1)
    }
  }

  @Test func sharingAnotherValueIsAChangeOfTheState() async throws {
    let other = Shared(value: 8)
    let store = makeStore()
    await store.send(.replaceButtonTapped(other)) { $0.$count = other }
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      line = #line + 1
      await store.send(.replaceButtonTapped(Shared(value: 9)))
    }
    try expect(issues, line: line, holds: "count: 8", "count: 9")
  }

  // MARK: Effects

  @Test func whatAnEffectWritesIsAssertedByItself() async {
    let store = makeStore()
    await store.send(.incrementInEffectButtonTapped)
    store.assert { $0.$count.withLock { $0 += 1 } }
    await store.send(.incrementInEffectButtonTapped)
    store.assert { $0.$count.withLock { $0 = 2 } }
  }

  @Test func whatAnEffectWritesIsAssertedWithTheActionThatFollows() async {
    let store = makeStore()
    await store.send(.incrementInEffectAndTellButtonTapped)
    await store.receive(.told) { $0.$count.withLock { $0 = 11 } }
    await store.send(.incrementInEffectAndTellButtonTapped)
    store.assert { $0.$count.withLock { $0 = 12 } }
    await store.receive(.told) { $0.$count.withLock { $0 = 22 } }
  }

  @Test func whatAnEffectWritesAndNobodyAssertsFailsAtTheEnd() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      line = #line + 1
      let store = makeStore()
      await store.send(.incrementInEffectButtonTapped)
    }
    #expect(line > 0)
    try #require(issues.count == 1, "\(issues)")
    #expect(issues[0].message.contains("before changes of shared values were asserted"))
    #expect(issues[0].message.contains("− 0"))
    #expect(issues[0].message.contains("+ 1"))
  }

  @Test func aWrongAssertionOfWhatAnEffectWritesFails() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = makeStore()
      await store.send(.incrementInEffectButtonTapped)
      line = #line + 1
      store.assert { $0.$count.withLock { $0 = 5 } }
    }
    try expect(issues, line: line, holds: "does not match", "count: 5", "count: 1")
  }

  @Test func aWriteByTheTestIsNotJudged() async {
    @Shared(value: 0) var count: Int
    let store = makeStore($count)
    $count.withLock { $0 = 10 }
    await store.send(.incrementButtonTapped) {
      $0.taps = 1
      $0.$count.withLock { $0 += 1 }
    }
    #expect(count == 11)
  }

  // Case 29.
  @Test func aWriteWhileATestStoreWatchesDoesNotTrap() async {
    @Shared(.fileStorage(URL(fileURLWithPath: "/count.json"))) var count = 0
    let store = makeStore($count)
    let token = observe { _ = store.state.count }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask { [$count] in for _ in 0..<10 { $count.withLock { $0 += 1 } } }
      }
    }
    #expect(store.state.count == 100)
    await store.send(.incrementButtonTapped) {
      $0.taps = 1
      $0.$count.withLock { $0 = 101 }
    }
    token.cancel()
  }

  // MARK: Not exhaustive

  @Test func withoutExhaustivityOnlyWhatIsAssertedIsChecked() async throws {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = makeStore()
      store.exhaustivity = .off
      await store.send(.setButtonTapped(4))
      await store.send(.setButtonTapped(5)) { $0.$count.withLock { $0 = 5 } }
      await store.send(.incrementInEffectButtonTapped)
      await store.send(.incrementTwiceButtonTapped)
      await store.receive(.incrementLater)
      store.assert { $0.$count.withLock { $0 = 8 } }
      line = #line + 1
      await store.send(.setButtonTapped(6)) { $0.$count.withLock { $0 = 7 } }
    }
    try expect(issues, line: line, holds: "does not match", "count: 7", "count: 6")
  }

  @Test func whatIsSkippedIsShown() async {
    let notes = Notes()
    let store = makeStore()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await withIssueReporters([notes]) {
      _ = await store.send(.setButtonTapped(4))
    }
    #expect(notes.messages.value.count == 1)
    #expect(notes.messages.value.first?.contains("count: 4") == true)
  }

  private func expect(
    _ issues: [RecordedIssues.Issue], line: UInt, holds parts: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try #require(issues.count == 1, "\(issues.map(\.message))", sourceLocation: sourceLocation)
    #expect(issues[0].line == line, sourceLocation: sourceLocation)
    for part in parts {
      #expect(
        issues[0].message.contains(part), "\(issues[0].message)", sourceLocation: sourceLocation)
    }
  }
}

/// Collects what a test store lists without failing.
private final class Notes: IssueReporter {
  let messages = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {}

  func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    messages.withValue { $0.append(message) }
  }
}
