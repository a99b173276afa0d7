import Effects
import NumbersProtocol
import Testing
import TransportMessages

@testable import EffectsLive
@testable import NumbersTransport

/// Many requests, each cancelled at some moment around its reply.
@Suite(.serialized, .timeLimit(.minutes(10))) struct CancelStormTests {
  private static let requestCount = 300

  @Test(arguments: 0..<10)
  func nothingHangsTrapsOrStays(run: Int) async throws {
    try await rage { _ in .fact("42 is a number.") }
  }

  @Test(arguments: 0..<3)
  func nothingHangsOrStaysInTheProcess(run: Int) async throws {
    try await rage(over: ProcessTransport.shared.transport) { _ in .fact("42 is a number.") }
  }

  @Test(arguments: 0..<3)
  func nothingHangsTrapsOrStaysAroundRedirects(run: Int) async throws {
    try await rage { request in
      guard !request.target.hasSuffix("/moved") else { return .fact("42 has moved.") }
      let number = request.target.split(separator: "/").first ?? ""
      return .reply("", status: 302, headers: ["Location: /\(number)/moved"])
    }
  }

  private func rage(
    over transport: HTTPTransport = SessionTransport.transport,
    _ answer: @escaping @Sendable (PeerRequest) -> PeerAnswer
  ) async throws {
    let seed = UInt64.random(in: .min ... .max)
    let storm = Storm(seed: seed)
    try await withPeer { request in
      storm.requestArrived(request.target)
      return answer(request)
    } run: { _, peer in
      let numbers = LiveNumbers(
        try options(port: peer.port), transport: storm.watching(transport))
      let outcomes = await storm.rage(over: numbers, count: Self.requestCount)
      #expect(outcomes.others == [], "seed \(seed)")
      #expect(outcomes.facts + outcomes.cancelled == Self.requestCount, "seed \(seed)")
      #expect(outcomes.facts > 0 && outcomes.cancelled > 0, "seed \(seed): \(outcomes)")
      #expect(numbers.api.requests.count == 0)
      await peer.allClosed()
      await yieldUntil { SessionTransport.unfinishedCount(port: peer.port) == 0 }
    }
  }

  private func options(port: Int) throws -> LiveOptions {
    var options = LiveOptions(source: .live, address: try APIAddress("127.0.0.1:\(port)"))
    options.cacheLimits.memoryEntries = 0
    options.clock = SkippingClock()
    options.deadlines = Deadlines(head: .seconds(3_600), total: .seconds(7_200))
    return options
  }
}
