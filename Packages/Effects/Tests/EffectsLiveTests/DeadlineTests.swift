import Effects
import NumbersProtocol
import Testing

@testable import EffectsLive

@Suite(.timeLimit(.minutes(10))) struct DeadlineTests {
  private let clock = ManualClock()

  private func prepare(_ options: inout LiveOptions) {
    options.deadlines = Deadlines(head: .seconds(4), total: .seconds(10))
    options.autoDeadline = .seconds(6)
    options.retries = RetryPolicy(tries: 3, pause: .seconds(1), longestPause: .seconds(1))
  }

  @Test func aSilentServerIsTriedThriceAndThenTimesOut() async throws {
    try await withPeer(clock: clock) { _ in
      .silence
    } preparing: {
      prepare(&$0)
      $0.deadlines.total = .seconds(100)
    } run: { numbers, peer in
      let fact = Task { try await numbers.fact(NumbersRequest(.number(42))) }
      for tryNumber in 1...3 {
        await peer.request(tryNumber)
        await clock.sleepers { $0.first == .seconds(4) && $0.count == 2 }
        clock.advance(by: .seconds(4))
        guard tryNumber < 3 else { break }
        await clock.sleepers { $0.count == 2 && $0[0] <= .seconds(1) }
        clock.advance(by: .seconds(1))
      }
      await #expect(throws: APIError.timedOut) { try await fact.value }
      #expect(peer.requests.count == 3)
      #expect(clock.remaining.isEmpty)
    }
  }

  @Test func aReplyThatNeverEndsMeetsTheTotalDeadline() async throws {
    let bytes = PeerAnswer.message(Array("42".utf8), length: 500)
    let heads = HeadCounter()
    try await withPeer(clock: clock) { _ in
      .bytesThenSilence(bytes)
    } preparing: {
      prepare(&$0)
    } run: {
      _, peer in
      var options = LiveOptions(source: .live, address: try APIAddress("127.0.0.1:\(peer.port)"))
      prepare(&options)
      options.clock = clock
      let numbers = LiveNumbers(
        options, transport: heads.counting(ProcessTransport.shared.transport))
      let fact = Task { try await numbers.fact(NumbersRequest(.number(42))) }
      await heads.first()
      await clock.sleepers { $0 == [.seconds(4), .seconds(10)] }
      clock.advance(by: .seconds(5))
      await clock.sleepers { $0 == [.seconds(5)] }
      clock.advance(by: .seconds(5))
      await #expect(throws: APIError.timedOut) { try await fact.value }
      #expect(peer.requests.count == 1)
    }
  }

  @Test func theTotalDeadlineHoldsThroughPauses() async throws {
    let answer = PeerAnswer.reply("", status: 503, headers: ["Retry-After: 9"])
    try await withPeer(clock: clock) { _ in
      answer
    } preparing: {
      prepare(&$0)
      $0.retries.longestPause = .seconds(60)
    } run: { numbers, peer in
      let fact = Task { try await numbers.fact(NumbersRequest(.number(42))) }
      await clock.sleepers { $0 == [.seconds(9), .seconds(10)] }
      clock.advance(by: .seconds(9))
      await clock.sleepers { $0 == [.seconds(1), .seconds(9)] }
      clock.advance(by: .seconds(1))
      await #expect(throws: APIError.timedOut) { try await fact.value }
      #expect(peer.requests.count == 2)
    }
  }

  @Test func autoWaitsForASilentAPIOnceAndThenLeavesItAlone() async throws {
    try await withPeer(source: .auto, clock: clock) { _ in
      .silence
    } preparing: {
      prepare(&$0)
    } run: {
      numbers, peer in
      async let first = numbers.fact(NumbersRequest(.number(42)))
      await peer.request(1)
      await clock.sleepers { $0 == [.seconds(4), .seconds(6)] }
      clock.advance(by: .seconds(6))
      #expect(try await first.source == .fallback(reason: APIError.timedOut.sentence))

      let second = try await numbers.fact(NumbersRequest(.number(43)))
      #expect(second.source == .fallback(reason: APIError.timedOut.sentence))
      #expect(peer.requests.count == 1)

      clock.advance(by: .seconds(30))
      async let third = numbers.fact(NumbersRequest(.number(44)))
      await peer.request(2)
      await clock.sleepers { $0 == [.seconds(4), .seconds(6)] }
      clock.advance(by: .seconds(6))
      #expect(try await third.source.isFallback)
    }
  }

  @Test func aDeadlineThatIsNotMetLeavesNoSleeper() async throws {
    try await withPeer(clock: clock) { _ in
      .fact("x")
    } preparing: {
      prepare(&$0)
    } run: { numbers, _ in
      _ = try await numbers.fact(NumbersRequest(.number(42)))
      #expect(clock.remaining.isEmpty)
    }
  }
}
