import Effects
import FoundationEssentials
import NumbersProtocol
import Testing

@testable import EffectsLive

@Suite(.timeLimit(.minutes(10))) struct RetryTests {
  private let clock = SkippingClock()

  @Test func theSecondTryMaySucceed() async throws {
    try await withPeer(clock: clock) {
      $0.number == 0 ? .reply("", status: 500) : .fact("42 at last.")
    } run: { numbers, peer in
      let fact = try await numbers.fact(NumbersRequest(.number(42)))
      #expect(fact.text == "42 at last.")
      #expect(peer.requests.count == 2)
      #expect(clock.pauses.count == 1)
    }
  }

  @Test func pausesGrowAndComeFromTheGenerator() async throws {
    func pauses(seed: UInt64) async throws -> [Duration] {
      let clock = SkippingClock()
      return try await withPeer(clock: clock) { _ in
        .reply("", status: 502)
      } preparing: {
        $0.generator = SeededGenerator(seed: seed)
        $0.retries = RetryPolicy(tries: 3, pause: .seconds(2), longestPause: .seconds(9))
      } run: { numbers, _ in
        _ = try? await numbers.fact(NumbersRequest(.number(42)))
        return clock.pauses
      }
    }
    let first = try await pauses(seed: 5)
    #expect(first.count == 2)
    #expect(first[0] >= .seconds(1) && first[0] <= .seconds(2))
    #expect(first[1] >= .seconds(2) && first[1] <= .seconds(4))
    #expect(try await pauses(seed: 5) == first)
    #expect(try await pauses(seed: 6) != first)
  }

  @Test func thePauseThatTheServerAsksForIsKept() async throws {
    let answer: @Sendable (PeerRequest) -> PeerAnswer = { request in
      switch request.number {
      case 0: .reply("", status: 429, headers: ["Retry-After: 4"])
      case 1:
        .reply("", status: 503, headers: ["Retry-After: Sun, 06 Nov 1994 08:49:40 GMT"])
      default: .fact("x")
      }
    }
    try await withPeer(clock: clock, answer) {
      $0.now = { Date(timeIntervalSince1970: 784_111_777) }
    } run: { numbers, _ in
      _ = try await numbers.fact(NumbersRequest(.number(42)))
      #expect(clock.pauses == [.seconds(4), .seconds(3)])
    }
  }

  @Test func whoAsksForAnHourIsBelievedAtOnce() async throws {
    let answer = PeerAnswer.reply("", status: 429, headers: ["Retry-After: 3600"])
    try await withPeer(clock: clock) { _ in
      answer
    } run: { numbers, peer in
      await #expect(throws: APIError.status(code: 429, body: "")) {
        try await numbers.fact(NumbersRequest(.number(42)))
      }
      #expect(peer.requests.count == 1)
    }
  }

  @Test func theLastErrorIsTheOneThatIsTold() async throws {
    let answers: [PeerAnswer] = [
      .reply("", status: 500), .bytes([]), .reply("", status: 404, type: "text/plain"),
    ]
    try await withPeer(clock: clock) {
      answers[min($0.number, 2)]
    } run: { numbers, peer in
      await #expect(throws: APIError.status(code: 404, body: "")) {
        try await numbers.fact(NumbersRequest(.number(42)))
      }
      #expect(peer.requests.count == 3)
    }
  }

  @Test func aCancellationEndsThePause() async throws {
    let clock = ManualClock()
    try await withPeer(clock: clock) { _ in
      .reply("", status: 500)
    } run: { numbers, peer in
      let task = Task { try await numbers.fact(NumbersRequest(.number(42))) }
      await clock.sleepers { ($0.first ?? .seconds(9)) <= .milliseconds(250) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      await clock.sleepers(\.isEmpty)
      #expect(peer.requests.count == 1)
    }
  }
}
