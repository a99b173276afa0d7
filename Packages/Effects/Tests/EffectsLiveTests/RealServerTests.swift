import Effects
import NumbersProtocol
import NumbersServer
import Testing
import TransportMessages

@testable import EffectsLive

/// The client against the program's own server, and the server's faults as the client tells them.
@Suite(.timeLimit(.minutes(10))) struct RealServerTests {
  private func withServer(
    _ faults: FaultPlan = .none, source: NumbersSource = .live,
    _ body: (NumbersClient, NumbersServer) async throws -> Void
  ) async throws {
    #expect(Proxies.areUnset)
    let server = try NumbersServer.start(faults: faults)
    var options = LiveOptions(source: source, address: try APIAddress(server.address))
    options.clock = SkippingClock()
    options.deadlines = Deadlines(head: .seconds(3_600), total: .seconds(7_200))
    options.autoDeadline = .seconds(7_200)
    options.cacheLimits.memoryEntries = 0
    do {
      try await body(.live(options), server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  @Test func everyKindOfFactComesOverHTTP() async throws {
    try await withServer { client, server in
      let host = try APIAddress(server.address).host
      for kind in FactKind.allCases {
        let fact = try await client.fact(.number(42), kind: kind)
        #expect(fact.number == 42)
        #expect(fact.kind == kind)
        #expect(fact.source == .live(host: host))
      }
      let number = try await client.fact(.number(-12), kind: .math)
      #expect(number.text.hasPrefix("-12 "))
      let day = try await client.date(month: 2, day: 3)
      #expect(day.text.hasPrefix("February 3rd "))
      #expect(day.number == 34)
      let year = try await client.year(-98)
      #expect(year.text.hasPrefix("98 BC "))
      let random = try await client.random(kind: .trivia, min: 5, max: 6)
      #expect(random.number == 5 || random.number == 6)
    }
  }

  @Test func batchesComeInTheOrderOfTheRequest() async throws {
    try await withServer { client, server in
      let numbers = try await client.batch(NumberBatch([.number(10), .numbers(1...3)]))
      #expect(numbers.map(\.number) == [10, 1, 2, 3])
      #expect(numbers.allSatisfy { $0.found })
      let whole = try await client.batch(NumberBatch([.numbers(1...100)]), kind: .math)
      #expect(whole.map(\.number) == Array(1...100))
      let days = try #require(NumberBatch("10/15..10/17,12/31"))
      let dates = try await client.batch(days)
      #expect(dates.map(\.number) == [289, 290, 291, 366])
      #expect(server.statistics.requests == 3)
    }
  }

  @Test(arguments: [
    (Fault.cutOff(afterBodyBytes: 5), [APIError.cutOff], 3),
    (.contentLength(1_000), [.cutOff], 3),
    (.contentLength(3), [.notText], 1),
    (.status(500), [.status(code: 500, body: "")], 3),
    (.tooManyRequests(retryAfter: "1"), [.status(code: 429, body: "")], 3),
    (.redirect(), [.badRedirect], HTTPRequest.mostRedirects + 1),
    (.redirect(to: "ftp://127.0.0.1/"), [.badRedirect], 1),
    (.hugeBody(bytes: 300_000), [.tooLarge(limit: NumbersReply.limit)], 1),
    (.endlessBody, [.tooLarge(limit: NumbersReply.limit)], 1),
    (.notUTF8, [.notText], 1),
    (.html, [.notText], 1),
    (.empty, [.noFact], 1),
    (.closeWithoutReply, [.offline(.lost)], 3),
    (.reset, [.offline(.lost)], 3),
  ])
  func everyFaultIsTold(fault: Fault, errors: [APIError], requests: Int) async throws {
    try await withServer(.always(fault)) { client, server in
      let error = await #expect(throws: APIError.self) {
        try await client.fact(.number(42), kind: .trivia)
      }
      #expect(errors.map(\.withoutBody).contains(error?.withoutBody))
      #expect(server.statistics.requests == requests)
    }
  }

  @Test func garbageIsAnErrorAndNotShown() async throws {
    try await withServer(.always(.garbage)) { client, _ in
      let error = await #expect(throws: APIError.self) {
        try await client.fact(.number(42), kind: .trivia)
      }
      #expect(error?.sentence.unicodeScalars.allSatisfy { $0.value >= 0x20 } == true)
    }
  }

  @Test func escapeSequencesArriveHarmless() async throws {
    try await withServer(.always(.escapeSequences)) { client, _ in
      let fact = try await client.fact(.number(42), kind: .trivia)
      #expect(
        fact.text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  @Test func aRetrySucceedsWhenTheFaultHasPassed() async throws {
    let faults = FaultPlan.sequence([.tooManyRequests(retryAfter: "1"), .reset, nil])
    try await withServer(faults) { client, server in
      let fact = try await client.fact(.number(42), kind: .trivia)
      #expect(fact.found)
      #expect(server.statistics.requests == 3)
    }
  }

  @Test func aServerThatIsStoppedIsOfflineAndAutoGoesOn() async throws {
    try await withServer { client, server in
      await server.stop()
      await #expect(throws: APIError.offline(.refused)) {
        try await client.fact(.number(42), kind: .trivia)
      }
    }
    try await withServer(source: .auto) { client, server in
      await server.stop()
      let fact = try await client.fact(.number(42), kind: .trivia)
      #expect(fact.source.isFallback)
    }
  }

  @Test func aCancellationReachesTheServer() async throws {
    let gate = FaultGate()
    try await withServer(.always(.hold(gate))) { client, server in
      let task = Task { try await client.fact(.number(42), kind: .trivia) }
      await yieldUntil { server.statistics.heldReplies == 1 }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      await yieldUntil { server.statistics.heldReplies == 0 }
    }
    gate.open()
  }
}

extension APIError {
  /// The same error whatever the server said.
  fileprivate var withoutBody: APIError {
    if case .status(let code, _) = self { .status(code: code, body: "") } else { self }
  }
}
