import Effects
import EmbeddedNumbers
import FoundationEssentials
import NumbersProtocol
import Synchronization
import Testing
import TransportMessages

@testable import EffectsLive

@Suite(.timeLimit(.minutes(10))) struct SourceTests {
  @Test func theEmbeddedSourceNeedsNoNetwork() async throws {
    try await withPeer(source: .embedded) { _ in
      .fact("x")
    } run: { numbers, peer in
      let client = NumbersClient(numbers)
      let fact = try await client.fact(.number(42), kind: .math)
      #expect(fact.source == .embedded)
      #expect(fact.text.hasPrefix("42 is"))
      let facts = try await client.batch(NumberBatch([.numbers(1...5), .number(10)]))
      #expect(facts.map(\.number) == [1, 2, 3, 4, 5, 10])
      #expect(facts.allSatisfy { $0.source == .embedded })
      #expect(try await client.date(month: 2, day: 29).number == 60)
      #expect(try await client.year(-98).kind == .year)
      let random = try await client.random(kind: .trivia, min: 10, max: 12)
      #expect(random.number.map((10...12).contains) == true)
      #expect(peer.requests.isEmpty)
    }
  }

  @Test func autoAsksTheAPI() async throws {
    try await withPeer(source: .auto) { _ in
      .fact("42 from afar.")
    } run: { numbers, peer in
      let fact = try await numbers.fact(NumbersRequest(.number(42)))
      #expect(fact.text == "42 from afar.")
      #expect(fact.source == .live(host: "127.0.0.1:\(peer.port)"))
    }
  }

  @Test func autoTakesTheEmbeddedSourceWhenTheAPIFails() async throws {
    try await withPeer(source: .auto) { _ in
      .fact("x")
    } run: { numbers, peer in
      peer.stop()
      let fact = try await numbers.fact(NumbersRequest(.number(42)))
      #expect(fact.source == .fallback(reason: APIError.offline(.refused).sentence))
      #expect(fact.source.isOffline)
      #expect(fact.text.hasPrefix("42 is"))
      let facts = try await numbers.facts(NumbersRequest(NumberBatch(numbers: [1, 2])))
      #expect(facts.allSatisfy { $0.source.isFallback })
    }
  }

  @Test func autoLeavesAnAPIThatRefusedAloneForAWhile() async throws {
    let clock = ManualClock()
    let refused = FactSource.fallback(reason: APIError.offline(.refused).sentence)
    try await withPeer(source: .auto, clock: clock) { _ in
      .fact("x")
    } preparing: {
      $0.retries.tries = 1
    } run: { numbers, peer in
      let tries = Counter()
      let resting = LiveNumbers(
        numbers.options,
        transport: HTTPTransport { request, headArrived in
          tries.increment()
          if tries.count == 1 { throw APIError.offline(.refused) }
          return try await ProcessTransport.shared.transport.send(request, headArrived)
        })
      for _ in 0..<3 {
        let fact = try await resting.fact(NumbersRequest(.number(42)))
        #expect(fact.source == refused)
      }
      clock.advance(by: numbers.options.autoRest - .seconds(1))
      let late = try await resting.fact(NumbersRequest(.number(7)))
      #expect(late.source == refused)
      #expect(tries.count == 1)
      clock.advance(by: .seconds(1))
      let fact = try await resting.fact(NumbersRequest(.number(42)))
      #expect(fact.text == "x")
      #expect(peer.requests.count == 1)
    }
  }

  @Test(arguments: [
    APIError.status(code: 500, body: ""), .notText, .noFact, .cutOff, .badRedirect,
    .tooLarge(limit: 1),
  ])
  func afterAReplyOfAnyKindAutoDoesNotRest(error: APIError) async throws {
    let tries = Counter()
    var options = LiveOptions(source: .auto)
    options.clock = ManualClock()
    options.retries.tries = 1
    let numbers = LiveNumbers(
      options,
      transport: HTTPTransport { _, _ in
        tries.increment()
        throw error
      })
    for count in 1...2 {
      #expect(try await numbers.fact(NumbersRequest(.number(42))).source.isFallback)
      #expect(tries.count == count)
    }
  }

  @Test(arguments: [
    PeerAnswer.reply("", status: 404), .reply("<html>", type: "text/html"), .reply("{"),
    .reply(""), .reply("", status: 302, headers: ["Location: /"]),
  ])
  func autoTakesTheEmbeddedSourceForWhateverIsNoFact(answer: PeerAnswer) async throws {
    try await withPeer(source: .auto) { _ in
      answer
    } run: { numbers, _ in
      let fact = try await numbers.fact(NumbersRequest(.number(42)))
      #expect(fact.source.isFallback)
    }
  }

  @Test func autoComesBackToTheAPIWhenThatIsBack() async throws {
    let answer: @Sendable (PeerRequest) -> PeerAnswer = { request in
      request.number < 1 ? .reply("", status: 404) : .fact("x")
    }
    try await withPeer(source: .auto, answer) { numbers, _ in
      for isOffline in [true, false] {
        let fact = try await numbers.fact(NumbersRequest(.number(42)))
        #expect(fact.source.isOffline == isOffline)
      }
    }
  }

  @Test func aCancelledTaskGetsNoEmbeddedFact() async throws {
    try await withPeer(source: .auto) { _ in
      .silence
    } run: { numbers, peer in
      let task = Task { try await numbers.fact(NumbersRequest(.number(42))) }
      await peer.request(1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func nonsenseIsRefusedBeforeAnySourceIsAsked() async throws {
    for source in NumbersSource.allCases {
      try await withPeer(source: source) { _ in
        .fact("x")
      } run: { numbers, peer in
        await #expect(throws: APIError.badRequest(reason: "There is no month 0.")) {
          try await numbers.fact(NumbersRequest(.day(month: 0, day: 1)))
        }
        #expect(peer.requests.isEmpty)
      }
    }
  }

  @Test func whoEverHasANameIsLoggedIn() async throws {
    #expect(try await LoginClient.live.logIn(" blob ") == "blob")
    await #expect(throws: LoginError.emptyName) { try await LoginClient.live.logIn(" \n") }
  }
}
