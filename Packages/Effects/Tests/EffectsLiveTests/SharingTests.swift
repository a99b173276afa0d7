import Effects
import NumbersProtocol
import Testing

@testable import EffectsLive

@Suite(.timeLimit(.minutes(2))) struct SharingTests {
  @Test func equalRequestsInFlightAreOneOnTheWire() async throws {
    let gate = Gate()
    let bytes = PeerAnswer.message(Array("42 is shared.".utf8))
    try await withPeer { _ in
      .afterGate(gate, bytes)
    } run: { numbers, peer in
      let request = NumbersRequest(.number(42))
      let tasks = (0..<20).map { _ in Task { try await numbers.fact(request) } }
      await yieldUntil { numbers.api.requests.waiterCount(for: request) == 20 }
      tasks[0].cancel()
      await #expect(throws: CancellationError.self) { try await tasks[0].value }
      gate.open()
      for task in tasks.dropFirst() {
        let fact = try await task.value
        #expect(fact.text == "42 is shared.")
      }
      #expect(peer.requests.count == 1)
    }
  }

  @Test func randomRequestsAreNotShared() async throws {
    let gate = Gate()
    let bytes = PeerAnswer.message(Array("some fact".utf8))
    try await withPeer { _ in
      .afterGate(gate, bytes)
    } run: { numbers, peer in
      async let first = numbers.fact(NumbersRequest(.random()))
      async let second = numbers.fact(NumbersRequest(.random()))
      await peer.request(2)
      gate.open()
      _ = try await [first, second]
    }
  }

  @Test func theLastToLeaveBreaksTheTransferOff() async throws {
    try await withPeer { _ in
      .silence
    } run: { numbers, peer in
      let request = NumbersRequest(.number(42))
      let tasks = (0..<2).map { _ in Task { try await numbers.fact(request) } }
      await peer.request(1)
      await yieldUntil { numbers.api.requests.waiterCount(for: request) == 2 }
      for task in tasks { task.cancel() }
      for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
      await peer.allClosed()
      #expect(numbers.api.requests.count == 0)
    }
  }
}
