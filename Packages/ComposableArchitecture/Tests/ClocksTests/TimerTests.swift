import Clocks
import Testing

@Suite struct TimerTests {
  @Test func ticksAtEveryInterval() async {
    let clock = TestClock()
    let log = EventLog<TestClock<Duration>.Instant>()
    let task = Task {
      for await instant in clock.timer(interval: .seconds(1)) { log.append(instant) }
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
      for await instant in clock.timer(interval: .seconds(1)) {
        log.append(instant)
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

  @Test func worksOnAnyClock() async {
    let clock: any Clock<Duration> = ImmediateClock()
    func ticks(_ clock: some Clock<Duration>) async -> Int {
      var count = 0
      for await _ in clock.timer(interval: .seconds(1)) {
        count += 1
        if count == 3 { break }
      }
      return count
    }
    #expect(await ticks(clock) == 3)
  }
}
