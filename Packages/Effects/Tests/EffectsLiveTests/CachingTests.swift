import Effects
import FoundationEssentials
import NumbersProtocol
import Synchronization
import Testing

@testable import EffectsLive

@Suite(.timeLimit(.minutes(10))) struct CachingTests {
  private let request = NumbersRequest(.number(42))

  @Test func autoAsksOnceForWhatItRemembers() async throws {
    try await withPeer(source: .auto) {
      .fact("answer \($0.number)")
    } run: { numbers, peer in
      let first = try await numbers.fact(request)
      let second = try await numbers.fact(request)
      #expect(second.text == first.text)
      #expect(second.source == .cache(host: "127.0.0.1:\(peer.port)"))
      #expect(try await numbers.fact(NumbersRequest(.number(43))).text == "answer 1")
      #expect(peer.requests.count == 2)
    }
  }

  @Test func liveRemembersWhatItWasToldItself() async throws {
    try await withPeer {
      .fact("answer \($0.number)")
    } preparing: {
      $0.cacheLimits.memoryEntries = 9
    } run: { numbers, peer in
      let host = "127.0.0.1:\(peer.port)"
      for source in [FactSource.live(host: host), .cache(host: host)] {
        let fact = try await numbers.fact(request)
        #expect(fact.text == "answer 0")
        #expect(fact.source == source)
      }
      #expect(peer.requests.count == 1)
      peer.stop()
      await #expect(throws: APIError.offline(.refused)) {
        try await numbers.fact(NumbersRequest(.number(43)))
      }
    }
  }

  @Test func liveIsNotAnsweredByTheDisk() async throws {
    try await withTemporaryFolder { folder in
      try await withPeer { _ in
        .fact("x")
      } preparing: {
        $0.cacheFolder = folder
      } run: { numbers, peer in
        _ = try await numbers.fact(request)
        peer.stop()
        await #expect(throws: APIError.offline(.refused)) { try await numbers.fact(request) }
      }
    }
  }

  @Test func whatIsOnDiskNeedsNoAPI() async throws {
    try await withTemporaryFolder { folder in
      try await withPeer { _ in
        .fact("42 stays.")
      } preparing: {
        $0.cacheFolder = folder
      } run: { numbers, peer in
        _ = try await numbers.fact(request)
        peer.stop()
        var options = LiveOptions(
          source: .auto, address: try APIAddress("127.0.0.1:\(peer.port)"), cacheFolder: folder)
        options.clock = SkippingClock()
        let fact = try await LiveNumbers(options).fact(request)
        #expect(fact.text == "42 stays.")
        #expect(fact.source == .cache(host: "127.0.0.1:\(peer.port)"))
      }
    }
  }

  @Test func aCorruptCacheIsOnlyASlowerOne() async throws {
    try await withTemporaryFolder { folder in
      try await withPeer(source: .auto) { _ in
        .fact("x")
      } preparing: {
        $0.cacheFolder = folder
        $0.cacheLimits.memoryEntries = 0
      } run: { numbers, peer in
        _ = try await numbers.fact(request)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
          try Data("corrupt".utf8).write(to: URL(filePath: "\(folder)/\(name)"))
        }
        #expect(try await numbers.fact(request).source.isOffline == false)
        #expect(peer.requests.count == 2)
      }
    }
  }

  @Test func factsGrowOldAndAreNotFromTheFuture() async throws {
    let now = Mutex(1_000.0)
    try await withPeer(source: .auto) { _ in
      .fact("x")
    } preparing: {
      $0.cacheLimits.age = .seconds(100)
      $0.now = { Date(timeIntervalSince1970: now.withLock { $0 }) }
    } run: { numbers, peer in
      for (time, requests) in [(1_000.0, 1), (1_100, 1), (1_101, 2), (1_000, 3)] {
        now.withLock { $0 = time }
        _ = try await numbers.fact(request)
        #expect(peer.requests.count == requests)
      }
    }
  }

  @Test func randomFactsFillersAndFailuresAreNotRemembered() async throws {
    let answer: @Sendable (PeerRequest) -> PeerAnswer = { request in
      switch request.target {
      case "/1/trivia?json": .reply(#"{"text": "1 is boring.", "found": false}"#)
      case "/2/trivia?json": .reply("", status: 404)
      default: .fact("x")
      }
    }
    try await withPeer(source: .auto, answer) { numbers, peer in
      for query in [NumberQuery.random(), .number(1), .number(2)] {
        for _ in 0..<2 { _ = try await numbers.fact(NumbersRequest(query)) }
      }
      #expect(peer.requests.count == 6)
    }
  }

  @Test func theMemoryIsBounded() async throws {
    try await withPeer(source: .auto) { _ in
      .fact("x")
    } preparing: {
      $0.cacheLimits.memoryEntries = 2
    } run: { numbers, peer in
      for number in [1, 2, 3, 3, 2, 1] {
        _ = try await numbers.fact(NumbersRequest(.number(number)))
      }
      #expect(peer.requests.map { $0.target.prefix(2) } == ["/1", "/2", "/3", "/1"])
    }
  }

  @Test func whatOneAddressSaidIsNotBelievedOfAnother() async throws {
    try await withTemporaryFolder { folder in
      for text in ["one", "two"] {
        try await withPeer(source: .auto) { _ in
          .fact(text)
        } preparing: {
          $0.cacheFolder = folder
        } run: { numbers, _ in
          let fact = try await numbers.fact(request)
          #expect(fact.text == text)
        }
      }
    }
  }
}
