import Effects
import FoundationEssentials
import NumbersProtocol
import Testing

@testable import EffectsLive

@Suite(.timeLimit(.minutes(10))) struct SharingTests {
  private func waiters(_ numbers: LiveNumbers, _ request: NumbersRequest) -> Int {
    let url = try? numbers.options.address.url(of: request)
    return numbers.api.requests.waiterCount(for: url?.absoluteString ?? "")
  }

  @Test func equalRequestsInFlightAreOneOnTheWire() async throws {
    let gate = Gate()
    let bytes = PeerAnswer.message(Array("42 is shared.".utf8))
    try await withPeer { _ in
      .afterGate(gate, bytes)
    } run: { numbers, peer in
      let request = NumbersRequest(.number(42))
      let tasks = (0..<20).map { _ in Task { try await numbers.fact(request) } }
      await yieldUntil { waiters(numbers, request) == 20 }
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

  @Test func requestsThatMeanTheSameAreOneOnTheWire() async throws {
    let gate = Gate()
    let bytes = PeerAnswer.message(Array("1999 is a year.".utf8))
    try await withPeer { _ in
      .afterGate(gate, bytes)
    } run: { numbers, peer in
      let year = NumbersRequest(.year(1999))
      async let first = numbers.fact(year)
      async let second = numbers.fact(NumbersRequest(.number(1999), kind: .year))
      await yieldUntil { waiters(numbers, year) == 2 }
      gate.open()
      let facts = try await [first, second]
      #expect(facts[0] == facts[1])
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
      await yieldUntil { waiters(numbers, request) == 2 }
      for task in tasks { task.cancel() }
      for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
      await peer.allClosed()
      #expect(numbers.api.requests.count == 0)
    }
  }
}
