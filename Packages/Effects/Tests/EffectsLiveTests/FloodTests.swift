import Effects
import NumbersProtocol
import Testing

@testable import EffectsLive
@testable import NumbersTransport

@Suite(.timeLimit(.minutes(2))) struct FloodTests {
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
