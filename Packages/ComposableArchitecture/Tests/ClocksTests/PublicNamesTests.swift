import Clocks
import ConcurrencyExtras
import Testing

/// What code from elsewhere writes: each spelling of the public names.
@Suite struct PublicNamesTests {
  /// Tasks run one after the other, whatever else the process does.
  private let executor = MainSerialExecutorScope()

  @Test func anyClockOfAnExistentialRunsATimer() async throws {
    let test = TestClock()
    let clock: any Clock<Duration> = test
    let ticks = Task {
      var count = 0
      for await _ in clock.timer(interval: .seconds(1)).prefix(3) { count += 1 }
      return count
    }
    await test.advance(by: .seconds(3))
    #expect(await ticks.value == 3)
  }

  @Test func aTestClockIsMovedInEachOfTheWays() async throws {
    let clock = TestClock<Duration>(now: .init(offset: .seconds(1)))
    try await clock.checkSuspension()
    let task = Task { try await clock.sleep(for: .seconds(5)) }
    await clock.advance()
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.advance(to: .init(offset: .seconds(4)))
    await clock.run()
    try await task.value
    #expect(clock.now == .init(offset: .seconds(6)))
    await clock.run(timeout: .milliseconds(500))
  }

  @Test func clocksOfOtherDurationsWork() async throws {
    let clock = ImmediateClock<Swift.Duration>(now: .init(offset: .seconds(2)))
    try await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: .zero)
    #expect(clock.now == .init(offset: .seconds(3)))
    #expect(clock.minimumResolution == .zero)
  }
}
