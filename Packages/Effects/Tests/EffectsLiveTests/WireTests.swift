import Effects
import NumbersProtocol
import Testing

@testable import EffectsLive

@Suite(.timeLimit(.minutes(10))) struct WireTests {
  @Test func theRequestAsksForJSONTwiceAndNamesTheProgram() async throws {
    try await withPeer { _ in
      .fact("42 is a number.")
    } run: { numbers, peer in
      let fact = try await numbers.fact(NumbersRequest(.number(42), kind: .math))
      #expect(
        fact
          == NumberFact(
            text: "42 is a number.", number: 42, kind: .trivia,
            source: .live(host: "127.0.0.1:\(peer.port)")))
      let head = try #require(peer.requests.first?.head)
      #expect(head.hasPrefix("GET /42/math?json HTTP/1.1\r\n"))
      #expect(head.contains("\r\nAccept: application/json\r\n"))
      #expect(head.contains("\r\nUser-Agent: numbers/\(NumbersVersion.text)\r\n"))
      #expect(!head.lowercased().contains("\r\ncookie:"))
    }
  }

  @Test func everyEndpointSendsItsRequest() async throws {
    let answer: @Sendable (PeerRequest) -> PeerAnswer = { request in
      request.target.contains("..") ? .reply(#"{"1": "one", "2": "two"}"#) : .fact("x")
    }
    try await withPeer(answer) { numbers, peer in
      let client = NumbersClient(numbers)
      _ = try await client.fact(.number(-1), kind: .trivia)
      _ = try await client.random(kind: .math, min: 1, max: 9)
      _ = try await client.date(month: 2, day: 29)
      _ = try await client.year(1_969)
      let facts = try await client.batch(NumberBatch([.numbers(1...2)]))
      #expect(facts.map(\.text) == ["one", "two"])
      #expect(
        peer.requests.map(\.target) == [
          "/-1/trivia?json", "/random/math?json&min=1&max=9", "/2/29/date?json", "/1969/year?json",
          "/1..2/trivia?json",
        ])
    }
  }

  @Test func plainTextIsTakenToo() async throws {
    let bytes = PeerAnswer.message(
      Array("61 is a day.".utf8), type: "text/plain; charset=utf-8",
      headers: ["X-Numbers-API-Number: 61", "X-Numbers-API-Type: date"])
    try await withPeer { _ in
      .bytes(bytes)
    } run: { numbers, _ in
      let fact = try await numbers.fact(NumbersRequest(.random()))
      #expect(fact.number == 61)
      #expect(fact.kind == .date)
    }
  }

  @Test func aPathInTheAddressIsKept() async throws {
    try await withPeer(path: "/v1/") { _ in
      .fact("x")
    } run: { numbers, peer in
      _ = try await numbers.fact(NumbersRequest(.number(1)))
      #expect(peer.requests.first?.target == "/v1/1/trivia?json")
    }
  }

  @Test func nonsenseIsNotSent() async throws {
    try await withPeer { _ in
      .fact("x")
    } run: { numbers, peer in
      await #expect(throws: APIError.badRequest(reason: "There is no month 13.")) {
        try await numbers.fact(NumbersRequest(.day(month: 13, day: 1)))
      }
      #expect(peer.requests.isEmpty)
    }
  }

  @Test func aTaskThatIsCancelledAlreadySendsNothing() async throws {
    try await withPeer { _ in
      .fact("x")
    } run: { numbers, peer in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await numbers.fact(NumbersRequest(.number(1)))
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(peer.requests.isEmpty)
    }
  }
}
