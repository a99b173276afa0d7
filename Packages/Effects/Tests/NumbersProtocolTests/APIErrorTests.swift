import FoundationEssentials
import NumbersProtocol
import Testing

@Suite struct APIErrorTests {
  static let all: [APIError] = [
    .offline(.refused), .offline(.unknownHost), .offline(.lost), .offline(.insecure),
    .offline(.unreachable), .offline(.noTransport), .timedOut, .status(code: 404, body: ""),
    .status(code: 429, body: ""),
    .status(code: 500, body: "no"), .status(code: 301, body: ""), .notText, .noFact, .cutOff,
    .tooLarge(limit: 4_096), .badRedirect, .cancelled, .badURL("x"), .badRequest(reason: "No."),
    .other("x"),
  ]

  @Test func everyErrorHasItsOwnSentence() {
    let sentences = Set(Self.all.map(\.sentence))
    #expect(sentences.count == Self.all.count)
    #expect(sentences.allSatisfy { !$0.isEmpty && !$0.contains("\n") })
  }

  @Test func everyErrorSurvivesItsCoding() throws {
    for error in Self.all {
      let data = try JSONEncoder().encode(error)
      #expect(try JSONDecoder().decode(APIError.self, from: data) == error)
    }
  }

  @Test func aStatusIsToldWithTheWordsOfTheServer() {
    #expect(
      APIError.status(code: 503, body: "down for the night").sentence
        == "The numbers API is in trouble (503): down for the night")
    #expect(APIError.tooLarge(limit: 262_144).sentence == "The reply is larger than 256 KiB.")
  }

  @Test func anAddressIsQuotedHarmlessly() {
    #expect(APIError.badURL("a\u{1B}[31mb").sentence == "“ab” is not an http address.")
  }

  @Test func everyKindOfErrorBecomesOneOfOurs() {
    struct Strange: Error {}
    #expect(APIError(APIError.timedOut) == .timedOut)
    #expect(APIError(CancellationError()) == .cancelled)
    #expect(APIError(Strange()) == .other("Strange()"))
  }
}
