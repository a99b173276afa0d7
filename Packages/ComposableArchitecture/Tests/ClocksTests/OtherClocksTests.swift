import Clocks
import ConcurrencyExtras
import Testing

@Suite struct OtherClocksTests {
  /// Tasks run one after the other, whatever else the process does.
  private let executor = MainSerialExecutorScope()

  @Test func anImmediateClockMovesToTheDeadline() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(3600))
    #expect(clock.now == .init(offset: .seconds(3600)))
  }

  @Test func anImmediateClockThrowsWhenCancelled() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await ImmediateClock().sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func anUnimplementedClockReportsItsUse() async throws {
    let clock: any Clock<Duration> = .unimplemented(name: "Timer")
    try await withKnownIssue {
      try await clock.sleep(for: .seconds(1))
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Unimplemented: Timer.") }
    }
  }

  @Test func anyClockSleepsOnItsBase() async throws {
    let base = TestClock()
    let clock = AnyClock(base)
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await base.advance(by: .seconds(1))
    try await task.value
    #expect(clock.now == AnyClock(base).now.advanced(by: .seconds(1)))
  }

  @Test func staticMembersAreClocks() async throws {
    func sleep(on clock: some Clock<Duration>) async throws {
      try await clock.sleep(for: .seconds(1))
    }
    try await sleep(on: .immediate)
  }
}
