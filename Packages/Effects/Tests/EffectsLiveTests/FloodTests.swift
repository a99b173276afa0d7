import Effects
import NumbersProtocol
import Testing

@testable import EffectsLive
@testable import NumbersTransport

@Suite(.timeLimit(.minutes(10))) struct FloodTests {
  @Test func aFloodDoesNotBreakOffATransferWithAnotherHostOfTheSamePort() async throws {
    let gate = Gate()
    let bytes = PeerAnswer.message(Array("42 comes late.".utf8))
    let head = PeerAnswer.message([], length: 1_000_000_000_000)
    try await withPeer { _ in
      .afterGate(gate, bytes)
    } run: { slow, peer in
      let other = try Peer(host: 2, port: UInt16(peer.port)) { _ in .bytesThenFlood(head) }
      defer { other.stop() }
      var options = slow.options
      options.address = try APIAddress("http://127.0.0.2:\(peer.port)")
      let flooded = LiveNumbers(options)
      async let late = slow.fact(NumbersRequest(.number(42)))
      await peer.request(1)
      await #expect(throws: APIError.tooLarge(limit: NumbersReply.limit)) {
        try await flooded.fact(NumbersRequest(.number(1)))
      }
      await other.allClosed()
      gate.open()
      let fact = try await late
      #expect(fact.text == "42 comes late.")
      #expect(peer.requests.count == 1)
    }
  }

  @Test func repliesWithoutEndDoNotDrownTheSession() async throws {
    let head = PeerAnswer.message([], length: 1_000_000_000_000)
    try await withPeer(over: SessionTransport.transport) { _ in
      .bytesThenFlood(head)
    } run: { numbers, peer in
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<4 {
          group.addTask {
            await #expect(throws: APIError.tooLarge(limit: NumbersReply.limit)) {
              try await numbers.fact(NumbersRequest(.number(number)))
            }
          }
        }
      }
      await peer.allClosed()
      await yieldUntil { SessionTransport.unfinishedCount(port: peer.port) == 0 }
      try await withPeer(over: SessionTransport.transport) { _ in
        .fact("42 comes through.")
      } run: { numbers, _ in
        let fact = try await numbers.fact(NumbersRequest(.number(42)))
        #expect(fact.text == "42 comes through.")
      }
    }
  }
}
