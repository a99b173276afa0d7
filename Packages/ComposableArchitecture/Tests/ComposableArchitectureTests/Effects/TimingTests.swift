import Testing

@testable import ComposableArchitecture

/// Debounce and throttle.
@MainActor
struct TimingTests {
  /// Tasks run one after the other, whatever else the process does.
  private let executor = MainSerialExecutorScope()

  private enum ID { case input }

  /// Sends numbers at times, in milliseconds, and gives back when what came out.
  private func run(
    _ inputs: [(at: Int, value: Int)], until end: Int, cancelAt: Int? = nil,
    _ effect: @escaping @Sendable (Int, TestClock<Duration>) -> Effect<Recorder.Action>
  ) async -> [String] {
    let clock = TestClock()
    let start = clock.now
    let journal = Journal()
    let store = Recorder.store { _, action in
      switch action {
      case .value(let value) where value > 0: return effect(value, clock)
      case .value(let value):
        let time = start.duration(to: clock.now).components
        let milliseconds = time.seconds * 1000 + time.attoseconds / 1_000_000_000_000_000
        journal.note("\(-value) at \(milliseconds)")
        return .none
      case .stop: return .cancel(id: ID.input)
      default: return .none
      }
    }
    for time in stride(from: 0, through: end, by: 100) {
      if time > 0 { await clock.advance(by: .milliseconds(100)) }
      for input in inputs where input.at == time { store.send(.value(input.value)) }
      if cancelAt == time { store.send(.stop) }
      await Task.megaYield()
    }
    return journal.entries
  }

  @Test func aDebounceWaitsForQuiet() async {
    let output = await run([(0, 1), (900, 2)], until: 3000) { value, clock in
      .send(.value(-value)).debounce(id: ID.input, for: .seconds(1), clock: clock)
    }
    #expect(output == ["2 at 1900"])
  }

  @Test func aDebounceOfWorkWaitsForQuietToo() async {
    let output = await run([(0, 1), (900, 2), (3000, 3)], until: 5000) { value, clock in
      .run { await $0(.value(-value)) }.debounce(id: ID.input, for: .seconds(1), clock: clock)
    }
    #expect(output == ["2 at 1900", "3 at 4000"])
  }

  @Test func windowsThatArePastAreForgotten() async throws {
    let clock = TestClock()
    let store = Recorder.store { _, action in
      guard case .value(let value) = action, value > 0 else { return .none }
      return .send(.value(-value)).throttle(id: value, for: .seconds(1), clock: clock, latest: true)
    }
    let core = try #require(store.core as? RootCore<Recorder.State, Recorder.Action>)
    for round in 0..<100 {
      for id in 1...20 { store.send(.value(round * 20 + id)) }
      await clock.advance(by: .seconds(1))
    }
    #expect(store.withState(\.values).count == 4_000)
    #expect(core.effects.throttles.keptCount < 100)
    #expect(core.effects.isEmpty)
  }

  @Test func aWindowThatIsOpenCounts() async throws {
    let clock = TestClock()
    let store = Recorder.store { _, action in
      guard case .value(let value) = action, value > 0 else { return .none }
      return .send(.value(-value))
        .throttle(id: ID.input, for: .seconds(1), clock: clock, latest: true)
    }
    let core = try #require(store.core as? RootCore<Recorder.State, Recorder.Action>)
    store.send(.value(1))
    #expect(!core.effects.isEmpty)
    store.send(.value(2))
    await clock.advance(by: .seconds(1))
    await store.settle()
    #expect(store.withState(\.values) == [1, -1, 2, -2])
    await clock.advance(by: .seconds(1))
    #expect(core.effects.isEmpty)
  }

  @Test func aCancelInTheWindowOfADebounceMeansNothingEver() async {
    let output = await run([(0, 1)], until: 3000, cancelAt: 500) { value, clock in
      .send(.value(-value)).debounce(id: ID.input, for: .seconds(1), clock: clock)
    }
    #expect(output == [])
  }

  @Test func aThrottleLetsTheFirstOfEachIntervalPass() async {
    let inputs = [(0, 1), (300, 2), (600, 3), (1500, 6), (1700, 7)]
    let output = await run(inputs, until: 4000) { value, clock in
      .send(.value(-value))
        .throttle(id: ID.input, for: .seconds(1), clock: clock, latest: false)
    }
    #expect(output == ["1 at 0", "2 at 1000", "6 at 2000"])
  }

  @Test func aThrottleOfTheLatestLetsTheLastOfEachIntervalPass() async {
    let output = await run([(0, 1), (300, 2), (600, 3)], until: 3000) { value, clock in
      .send(.value(-value))
        .throttle(id: ID.input, for: .seconds(1), clock: clock, latest: true)
    }
    #expect(output == ["1 at 0", "3 at 1000"])
  }

  @Test func aThrottleOfWorkCountsWhatItSends() async {
    let output = await run([(0, 1), (300, 2), (600, 3)], until: 3000) { value, clock in
      .run { await $0(.value(-value)) }
        .throttle(id: ID.input, for: .seconds(1), clock: clock, latest: true)
    }
    #expect(output == ["1 at 0", "3 at 1000"])
  }

  @Test(arguments: [true, false])
  func aCancelInTheWindowOfAThrottleMeansNothingEver(latest: Bool) async {
    let output = await run([(0, 1), (300, 2), (700, 3)], until: 3000, cancelAt: 500) {
      value, clock in
      .send(.value(-value))
        .throttle(id: ID.input, for: .seconds(1), clock: clock, latest: latest)
    }
    #expect(output == ["1 at 0", "3 at 1000"])
  }

  @Test func theInputAfterAQuietIntervalPassesAtOnce() async {
    let output = await run([(0, 1), (2500, 2)], until: 4000) { value, clock in
      .send(.value(-value))
        .throttle(id: ID.input, for: .seconds(1), clock: clock, latest: true)
    }
    #expect(output == ["1 at 0", "2 at 2500"])
  }
}
