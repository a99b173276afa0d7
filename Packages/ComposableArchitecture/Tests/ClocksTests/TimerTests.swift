import Clocks
import ConcurrencyExtras
import Testing

@Suite struct TimerTests {
  /// Tasks run one after the other, whatever else the process does.
  private let executor = MainSerialExecutorScope()

  @Test func ticksAtEveryInterval() async {
    let clock = TestClock()
    let log = EventLog<TestClock<Duration>.Instant>()
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) { log.append(clock.now) }
      log.append(.init(offset: .seconds(-1)))
    }
    await clock.advance(by: .milliseconds(999))
    #expect(log.events.isEmpty)
    await clock.advance(by: .milliseconds(2001))
    #expect(log.events == [1, 2, 3].map { .init(offset: .seconds($0)) })
    task.cancel()
    await task.value
    #expect(log.events.last == .init(offset: .seconds(-1)))
  }

  @Test func aLateReaderSkipsWhatItMissed() async {
    let clock = TestClock()
    let log = EventLog<TestClock<Duration>.Instant>()
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) {
        log.append(clock.now)
        try? await clock.sleep(for: .milliseconds(2500))
      }
    }
    await clock.advance(by: .seconds(8))
    #expect(log.events == [1, 4, 7].map { .init(offset: .seconds($0)) })
    task.cancel()
  }

  @Test func worksOnAnImmediateClock() async {
    let clock = ImmediateClock()
    var ticks = 0
    for await _ in clock.timer(interval: .seconds(1)) {
      ticks += 1
      if ticks == 1000 { break }
    }
    #expect(clock.now == .init(offset: .seconds(1000)))
  }

  @Test func aTimerMayBeMadeOfAClockDirectly() async {
    let clock = TestClock()
    let task = Task {
      var instants: [TestClock<Duration>.Instant] = []
      let timer = AsyncTimerSequence(interval: .seconds(2), clock: clock)
      for await instant in timer.prefix(2) { instants.append(instant) }
      return instants
    }
    await clock.advance(by: .seconds(4))
    #expect(await task.value == [2, 4].map { .init(offset: .seconds($0)) })
  }
}
