import NumbersProtocol
import Testing

@Suite struct NumbersReplyTests {
  private func fact(
    _ body: String, type: String? = nil, number: String? = nil, kind: String? = nil,
    for request: NumbersRequest = NumbersRequest(.number(42))
  ) throws -> NumberFact {
    let reply = NumbersReply(
      body: Array(body.utf8), contentType: type, numberHeader: number, typeHeader: kind)
    return try reply.fact(for: request, source: .embedded)
  }

  @Test func jsonIsReadWithAllItsParts() throws {
    let body = """
      {"text": "June 6th is a day.", "number": 158, "found": true, "type": "date",
       "date": "June 6", "year": 1944, "more": [1, {"a": null}]}
      """
    #expect(
      try fact(body)
        == NumberFact(
          text: "June 6th is a day.", number: 158, kind: .date, date: "June 6", year: 1944,
          source: .embedded))
  }

  @Test(arguments: [("42", 42), ("42.0", 42), ("\"42\"", 42), ("-7", -7), ("4.2e1", 42)])
  func theNumberMayBeWrittenInManyWays(spelling: String, number: Int) throws {
    #expect(try fact(#"{"text": "x", "number": \#(spelling)}"#).number == number)
  }

  @Test(arguments: ["null", "1e300", "4.5", "\"many\"", "[]", "{}", "true"])
  func aNumberThatIsNoneIsTakenFromTheRequest(spelling: String) throws {
    let body = #"{"text": "x", "number": \#(spelling)}"#
    #expect(try fact(body).number == 42)
    #expect(try fact(body, for: NumbersRequest(.random())).number == nil)
  }

  @Test func whatIsAbsentIsTakenFromTheRequest() throws {
    let fact = try fact(#"{"text": "x", "type": "poem"}"#)
    #expect(fact == NumberFact(text: "x", number: 42, kind: .trivia, source: .embedded))
  }

  @Test func plainTextIsReadWithItsHeaders() throws {
    let fact = try fact(
      "158 is a day.\n", type: "text/plain; charset=utf-8", number: "158", kind: "date")
    #expect(fact == NumberFact(text: "158 is a day.", number: 158, kind: .date, source: .embedded))
  }

  @Test(arguments: [
    "", " \n", "undefined", #"{"text": ""}"#, #"{"text": "undefined"}"#, "{}",
    #"{"text": null}"#, #"{"text": 5}"#, "\u{1B}[2J",
  ])
  func textThatSaysNothingIsNoFact(body: String) {
    #expect(throws: APIError.noFact) { try fact(body) }
  }

  @Test(arguments: [
    "<!DOCTYPE html><p>42</p>", "  <html>", "\u{FEFF}<a>", "{", "{]", #"{"text": "x""#, "a\0b",
  ])
  func pagesAndBrokenJSONAreNoText(body: String) {
    #expect(throws: APIError.notText) { try fact(body) }
  }

  @Test(arguments: ["null", "[1,2]", "42", "42 is x", "true", "{", #"{"text": "x""#])
  func whatCallsItselfJSONAndIsNoFactIsNoText(body: String) {
    for type in ["application/json", "text/json; charset=utf-8", "application/problem+JSON"] {
      #expect(throws: APIError.notText) { try fact(body, type: type) }
    }
  }

  @Test func aBareStringOfJSONIsTheText() throws {
    #expect(try fact(#""42 is \"x\".""#, type: "application/json").text == #"42 is "x"."#)
    #expect(try fact("42 is x", type: nil).text == "42 is x")
    #expect(throws: APIError.noFact) { try fact("", type: "application/json") }
    #expect(throws: APIError.noFact) { try fact(#""""#, type: "application/json") }
  }

  @Test(arguments: ["image/png", "application/octet-stream", "video/mp4; x=text/plain", "nonsense"])
  func whatCallsItselfNeitherTextNorJSONIsNoText(type: String) {
    #expect(throws: APIError.notText) { try fact("42 is x", type: type) }
  }

  @Test(arguments: ["text/plain", "TEXT/Plain; charset=utf-8", " text/csv ", "", ";charset=utf-8"])
  func whatCallsItselfTextOrNothingIsRead(type: String) throws {
    #expect(try fact("42 is x", type: type).text == "42 is x")
  }

  @Test func aReplyThatCallsItselfAPageIsNoText() {
    #expect(throws: APIError.notText) { try fact("42", type: "text/HTML; charset=utf-8") }
  }

  @Test func bytesThatAreNotUTF8AreNoText() {
    let reply = NumbersReply(body: [0x34, 0x32, 0xFF, 0xFE])
    #expect(throws: APIError.notText) {
      try reply.fact(for: NumbersRequest(.number(42)), source: .embedded)
    }
    #expect(reply.excerpt == "")
  }

  @Test func jsonNestedWithoutEndIsNoText() {
    let body = #"{"text":"# + String(repeating: "[", count: 100_000)
    #expect(throws: APIError.notText) { try fact(body) }
  }

  @Test func theLimitsHoldToTheByte() throws {
    let longest = String(repeating: "x", count: NumbersReply.textLimit)
    #expect(try fact(longest).text == longest)
    #expect(throws: APIError.tooLarge(limit: NumbersReply.textLimit)) { try fact(longest + "x") }
    let huge = String(repeating: " ", count: NumbersReply.limit + 1)
    #expect(throws: APIError.tooLarge(limit: NumbersReply.limit)) { try fact(huge) }
  }

  @Test func whatIsShownIsHarmless() throws {
    let body = #"{"text": "4\u001b[31m2\r\nis \u202ered\u0007", "date": "June\u001b]0;x\u0007 6"}"#
    let fact = try fact(body)
    #expect(fact.text == "42 is red")
    #expect(fact.date == "June 6")
  }

  @Test func anExcerptIsOneShortLine() {
    let body = "try\nlater " + String(repeating: "y", count: 5_000)
    let excerpt = NumbersReply(body: Array(body.utf8)).excerpt
    #expect(excerpt.hasPrefix("try later y"))
    #expect(excerpt.count == 120)
    #expect(excerpt.last == "…")
    #expect(NumbersReply(body: Array("<h1>no</h1>".utf8)).excerpt == "")
  }
}
