import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing

@Suite struct TestClockTests {
  /// Tasks run one after the other, whatever else the process does.
  private let executor = MainSerialExecutorScope()

  @Test func aSleeperForNoTimeWaitsForTheNextStep() async throws {
    let clock = TestClock()
    let log = EventLog<String>()
    let task = Task {
      try await clock.sleep(for: .zero)
      log.append("woke")
    }
    await RunnableWork.drain()
    #expect(log.events == [])
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.advance()
    try await task.value
    #expect(log.events == ["woke"])
    try await clock.checkSuspension()
  }

  @Test func sleepersWakeByDeadlineThenByRegistration() async throws {
    let clock = TestClock()
    let log = EventLog<String>()
    let sleepers = [("first 1", 1), ("second 1", 1), ("2", 2)]
    var tasks: [Task<Void, any Error>] = []
    for (name, seconds) in sleepers {
      tasks.append(
        Task {
          try await clock.sleep(for: .seconds(seconds))
          log.append(name)
        })
      await clock.advance()
    }
    await clock.advance(by: .seconds(3))
    #expect(log.events == ["first 1", "second 1", "2"])
    for task in tasks { try await task.value }
    try await clock.checkSuspension()
    #expect(clock.now == .init(offset: .seconds(3)))
  }

  @Test func oneWhoSleepsAgainOnTheWayIsWokenToo() async {
    let clock = TestClock()
    let log = EventLog<Duration>()
    let start = clock.now
    let task = Task {
      for step in [1000, 500, 250, 125] {
        try await clock.sleep(for: .milliseconds(step))
        log.append(start.duration(to: clock.now))
      }
    }
    await clock.advance(by: .seconds(2))
    #expect(log.events == [1000, 1500, 1750, 1875].map(Duration.milliseconds))
    task.cancel()
  }

  @Test func aCancelledSleeperThrowsAtOnceAndLeavesNoEntry() async throws {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance()
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await clock.checkSuspension()
  }

  @Test func cancellationBeforeAndDuringSleepNeverLosesASleeper() async throws {
    let clock = TestClock()
    for _ in 0..<500 {
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    try await clock.checkSuspension()
  }

  @Test func workOfManyStepsIsDrained() async {
    let clock = TestClock()
    let log = EventLog<Int>()
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      for step in 0..<300 {
        await Task.yield()
        await MainActor.run { log.append(step) }
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(log.events.count == 300)
    task.cancel()
  }

  @Test func aLongStepBetweenTwoSleepsIsWaitedFor() async {
    let clock = TestClock()
    let log = EventLog<Int>()
    let task = Task {
      for index in 0..<3 {
        try await clock.sleep(for: .seconds(1))
        let start = ContinuousClock.now
        while ContinuousClock.now - start < .milliseconds(3) {}
        log.append(index)
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(log.events == [0, 1, 2])
    task.cancel()
  }

  @Test func aDeadlineInThePastReturnsAtOnce() async throws {
    let clock = TestClock<Duration>(now: .init(offset: .seconds(5)))
    try await clock.sleep(until: .init(offset: .seconds(4)))
    try await clock.sleep(until: .init(offset: .seconds(1)))
    #expect(clock.now == .init(offset: .seconds(5)))
  }

  @Test func advancingToAPointInThePastLeavesTheTime() async {
    let clock = TestClock<Duration>(now: .init(offset: .seconds(5)))
    await clock.advance(to: .init(offset: .seconds(1)))
    #expect(clock.now == .init(offset: .seconds(5)))
  }

  @Test func runGoesToTheLastDeadline() async throws {
    let clock = TestClock()
    let log = EventLog<Int>()
    let task = Task {
      for index in 0..<5 {
        try await clock.sleep(for: .seconds(index + 1))
        log.append(index)
      }
    }
    await clock.run(timeout: .seconds(3600))
    try await task.value
    #expect(log.events == [0, 1, 2, 3, 4])
    #expect(clock.now == .init(offset: .seconds(15)))
  }

  @Test func runEndsAFewSleepsHoweverBusyTheMachine() async throws {
    let clock = TestClock()
    let task = Task {
      for seconds in 1...50 { try await clock.sleep(for: .seconds(seconds)) }
    }
    await clock.run(timeout: .zero)
    try await task.value
    #expect(clock.now == .init(offset: .seconds(1275)))
  }

  @Test func runReportsALoopThatNeverEnds() async {
    let clock = TestClock()
    let task = Task {
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    await withKnownIssue {
      await clock.run(timeout: .zero)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Expected every sleep") }
    }
    task.cancel()
  }

  @Test func measuresItsOwnTime() async throws {
    let clock = TestClock()
    let task = Task { try await clock.measure { try await clock.sleep(for: .seconds(3)) } }
    await clock.advance(by: .seconds(3))
    #expect(try await task.value == .seconds(3))
  }
}
