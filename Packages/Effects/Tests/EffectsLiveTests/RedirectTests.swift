import Effects
import NumbersProtocol
import Testing
import TransportMessages

@testable import EffectsLive

@Suite(.timeLimit(.minutes(10))) struct RedirectTests {
  @Test func aRedirectIsFollowed() async throws {
    let answer: @Sendable (PeerRequest) -> PeerAnswer = { request in
      request.number < 2
        ? .reply("", status: [301, 307][request.number], headers: ["Location: /moved"])
        : .fact("42 has moved.")
    }
    try await withPeer(answer) { numbers, peer in
      let fact = try await numbers.fact(NumbersRequest(.number(42)))
      #expect(fact.text == "42 has moved.")
      #expect(peer.requests.map(\.target) == ["/42/trivia?json", "/moved", "/moved"])
    }
  }

  @Test func aLoopEndsInAClearError() async throws {
    let answer = PeerAnswer.reply("", status: 302, headers: ["Location: /round"])
    try await withPeer { _ in
      answer
    } run: { numbers, peer in
      await #expect(throws: APIError.badRedirect) {
        try await numbers.fact(NumbersRequest(.number(42)))
      }
      #expect(peer.requests.count == HTTPRequest.mostRedirects + 1)
    }
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/x", "gopher://127.0.0.1/", "data:,42"])
  func aRedirectOutOfHTTPIsNotFollowed(location: String) async throws {
    let answer = PeerAnswer.reply("", status: 302, headers: ["Location: \(location)"])
    try await withPeer { _ in
      answer
    } run: { numbers, peer in
      let error = await #expect(throws: APIError.self) {
        try await numbers.fact(NumbersRequest(.number(42)))
      }
      #expect(error == .badRedirect)
      #expect(peer.requests.count == 1)
    }
  }

  @Test func aRedirectToNowhereIsAStatus() async throws {
    try await withPeer { _ in
      .reply("", status: 302)
    } run: { numbers, _ in
      await #expect(throws: APIError.status(code: 302, body: "")) {
        try await numbers.fact(NumbersRequest(.number(42)))
      }
    }
  }
}
