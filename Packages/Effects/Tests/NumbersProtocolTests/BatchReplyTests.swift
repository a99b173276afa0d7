import NumbersProtocol
import Testing

@Suite struct BatchReplyTests {
  private func facts(_ body: String, _ batch: NumberBatch) throws -> [NumberFact] {
    try NumbersReply(body: Array(body.utf8)).facts(for: NumbersRequest(batch), source: .embedded)
  }

  @Test func stringsAndObjectsAreReadInTheOrderOfTheRequest() throws {
    let body = #"{"1": "1 is one.", "3": {"text": "3 is three.", "found": true}, "2": "2 is two."}"#
    let facts = try facts(body, NumberBatch(numbers: [3, 1, 2]))
    #expect(facts.map(\.text) == ["3 is three.", "1 is one.", "2 is two."])
    #expect(facts.map(\.number) == [3, 1, 2])
  }

  @Test func theNumberIsTheOneThatWasAskedForWhateverTheReplySays() throws {
    let body = #"{"1": {"text": "x", "number": 2}, "2": {"text": "y", "number": "2"}}"#
    let facts = try facts(body, NumberBatch(numbers: [1, 2]))
    #expect(facts.map(\.number) == [1, 2])
    #expect(facts.map(\.text) == ["x", "y"])
  }

  @Test func aMemberThatIsMissingOrEmptyIsNotFound() throws {
    let body = #"{"1": "1 is one.", "2": "", "3": 4, "x": "y", "9": "not asked for"}"#
    let facts = try facts(body, NumberBatch(numbers: [1, 2, 3, 4]))
    #expect(facts.map(\.found) == [true, false, false, false])
    #expect(facts[3].text == "Nothing was said about 4.")
  }

  @Test(arguments: ["{}", #"{"1": "undefined"}"#])
  func aReplyThatKnowsNothingIsNoFact(body: String) {
    #expect(throws: APIError.noFact) { try facts(body, NumberBatch(numbers: [1])) }
  }

  @Test(arguments: ["[]", "1 is one.", "{\"1\""])
  func whatIsNoObjectIsNoText(body: String) {
    #expect(throws: APIError.notText) { try facts(body, NumberBatch(numbers: [1])) }
  }

  @Test func aTextThatIsTooLongFailsTheBatch() {
    let long = String(repeating: "x", count: NumbersReply.textLimit + 1)
    #expect(throws: APIError.tooLarge(limit: NumbersReply.textLimit)) {
      try facts(#"{"1": "\#(long)"}"#, NumberBatch(numbers: [1]))
    }
  }
}
