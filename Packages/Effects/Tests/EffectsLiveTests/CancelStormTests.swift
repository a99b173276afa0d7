import Effects
import NumbersProtocol
import Testing

@testable import EffectsLive

/// Many requests, each cancelled at some moment around its reply.
@Suite(.serialized, .timeLimit(.minutes(5))) struct CancelStormTests {
  private static let requestCount = 300

  @Test(arguments: 0..<10)
  func nothingHangsTrapsOrStays(run: Int) async throws {
    let seed = UInt64.random(in: .min ... .max)
    let storm = Storm(seed: seed)
    let answer: @Sendable (PeerRequest) -> PeerAnswer = { request in
      storm.requestArrived(request.target)
      return .fact("42 is a number.")
    }
    try await withPeer(answer) { _, peer in
      let numbers = LiveNumbers(
        options(port: peer.port), transport: storm.watching(SessionTransport.transport))
      let outcomes = await storm.rage(over: numbers, count: Self.requestCount)
      #expect(outcomes.others == [], "seed \(seed)")
      #expect(outcomes.facts + outcomes.cancelled == Self.requestCount, "seed \(seed)")
      #expect(outcomes.facts > 0 && outcomes.cancelled > 0, "seed \(seed): \(outcomes)")
      #expect(numbers.api.requests.count == 0)
      await peer.allClosed()
      await yieldUntil { SessionTransport.unfinishedCount(port: peer.port) == 0 }
    }
  }

  private func options(port: Int) -> LiveOptions {
    var options = LiveOptions(source: .live)
    if let address = try? APIAddress("127.0.0.1:\(port)") { options.address = address }
    options.clock = SkippingClock()
    options.deadlines = Deadlines(head: .seconds(3_600), total: .seconds(7_200))
    return options
  }
}
