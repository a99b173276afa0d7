import Effects
import NumbersProtocol
import Testing

@testable import EffectsLive

/// What each fault of the other side comes to, and after how many tries.
@Suite(.timeLimit(.minutes(10))) struct FaultTests {
  private func expect(
    _ error: APIError, tries: Int, _ answer: PeerAnswer, for query: NumberQuery = .number(42),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await withPeer { _ in
      answer
    } run: { numbers, peer in
      await #expect(throws: error, sourceLocation: sourceLocation) {
        try await numbers.fact(NumbersRequest(query))
      }
      #expect(peer.requests.count == tries, sourceLocation: sourceLocation)
    }
  }

  @Test func aReplyThatIsCutOffIsTriedAgain() async throws {
    let bytes = PeerAnswer.message(Array("42 is".utf8), length: 500)
    try await expect(.cutOff, tries: 3, .bytes(bytes))
  }

  @Test func aConnectionResetWithinTheReplyIsCutOff() async throws {
    let bytes = PeerAnswer.message(Array("42 is".utf8), length: 500)
    try await withPeer { _ in
      .bytesThenReset(bytes)
    } run: { numbers, peer in
      let error = await #expect(throws: APIError.self) {
        try await numbers.fact(NumbersRequest(.number(42)))
      }
      #expect(error == .cutOff || error == .offline(.lost))
      #expect(peer.requests.count == 3)
    }
  }

  @Test func aConnectionThatIsClosedWithoutAReplyIsLost() async throws {
    try await expect(.offline(.lost), tries: 3, .bytes([]))
  }

  @Test func aLengthThatIsTooSmallLeavesBrokenJSON() async throws {
    let bytes = PeerAnswer.message(
      Array(#"{"text": "42 is a number."}"#.utf8), type: "application/json", length: 12)
    try await expect(.notText, tries: 1, .bytes(bytes))
  }

  @Test func bytesThatAreNotHTTPAreLost() async throws {
    let answer = PeerAnswer.bytes(Array("SSH-2.0-OpenSSH_9.6\r\n\u{1B}[31m".utf8))
    try await withPeer { _ in
      answer
    } run: { numbers, _ in
      let error = await #expect(throws: APIError.self) {
        try await numbers.fact(NumbersRequest(.number(42)))
      }
      #expect(error?.sentence.contains("\u{1B}") == false)
    }
  }

  @Test func garbageThatCallsItselfJSONIsNoText() async throws {
    try await expect(.notText, tries: 1, .reply("{\u{1}garbage"))
  }

  @Test func aServerErrorIsTriedAgain() async throws {
    try await expect(
      .status(code: 500, body: "on fire"), tries: 3,
      .reply("on\nfire", status: 500, type: "text/plain"))
  }

  @Test func patienceIsKeptWithAServerThatAsksForIt() async throws {
    try await expect(
      .status(code: 429, body: "slow down"), tries: 3,
      .reply("slow down", status: 429, type: "text/plain"))
  }

  @Test func aPageOfARefusalIsNotShown() async throws {
    try await expect(
      .status(code: 404, body: ""), tries: 1,
      .reply("<html>Cannot GET</html>", status: 404, type: "text/html"))
  }

  @Test func aPageIsNoText() async throws {
    try await expect(
      .notText, tries: 1, .reply("<html>hotel login</html>", type: "text/html"))
    try await expect(
      .notText, tries: 1, .reply("<html>hotel login</html>", type: "text/plain"))
  }

  @Test func aReplyThatIsNotUTF8IsNoText() async throws {
    try await expect(.notText, tries: 1, .bytes(PeerAnswer.message([0x34, 0xFF, 0xFE, 0x00])))
  }

  @Test func anEmptyReplyIsNoFact() async throws {
    try await expect(.noFact, tries: 1, .reply("", status: 204))
    try await expect(.noFact, tries: 1, .reply("undefined", type: "text/plain"))
  }

  @Test func aHugeReplyIsGivenUpBeforeItsEnd() async throws {
    let start = Array(repeating: UInt8(ascii: "x"), count: NumbersReply.limit + 1)
    let bytes = PeerAnswer.message(start, length: 1_000_000_000)
    try await expect(.tooLarge(limit: NumbersReply.limit), tries: 1, .bytesThenSilence(bytes))
  }

  @Test func aTextThatIsTooLongForAFactIsTooLarge() async throws {
    let text = String(repeating: "x", count: NumbersReply.textLimit + 1)
    try await expect(.tooLarge(limit: NumbersReply.textLimit), tries: 1, .fact(text))
  }

  @Test func escapeSequencesAreMadeHarmless() async throws {
    let answer = PeerAnswer.reply("42 \u{1B}]0;owned\u{7}is \u{1B}[2Jfine\r\n", type: "text/plain")
    try await withPeer { _ in
      answer
    } run: { numbers, _ in
      let fact = try await numbers.fact(NumbersRequest(.number(42)))
      #expect(fact.text == "42 is fine")
    }
  }

  @Test func aPortThatNobodyListensOnRefuses() async throws {
    let clock = SkippingClock()
    try await withPeer(clock: clock) { _ in
      .silence
    } run: { numbers, peer in
      peer.stop()
      await #expect(throws: APIError.offline(.refused)) {
        try await numbers.fact(NumbersRequest(.number(42)))
      }
      #expect(clock.pauses.count == 2)
    }
  }

  @Test func aHostThatDoesNotExistIsUnknown() async throws {
    #expect(Proxies.areUnset)
    var options = LiveOptions(source: .live, address: try APIAddress("http://nowhere.invalid"))
    options.clock = SkippingClock()
    options.deadlines = Deadlines(head: .seconds(3_600), total: .seconds(3_600))
    let numbers = LiveNumbers(options)
    await #expect(throws: APIError.offline(.unknownHost)) {
      try await numbers.fact(NumbersRequest(.number(42)))
    }
  }

  @Test func aPeerThatDoesNotSpeakTLSIsNotSafe() async throws {
    try await withPeer(scheme: "https") { _ in
      .fact("x")
    } run: { numbers, peer in
      await #expect(throws: APIError.offline(.insecure)) {
        try await numbers.fact(NumbersRequest(.number(42)))
      }
      #expect(peer.requests.count == 1)
    }
  }
}
