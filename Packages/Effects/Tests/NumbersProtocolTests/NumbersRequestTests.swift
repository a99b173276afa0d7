import NumbersProtocol
import Testing

@Suite struct NumbersRequestTests {
  @Test(arguments: [
    (NumbersRequest(.number(42)), "/42/trivia?json"),
    (NumbersRequest(.number(-7), kind: .math, json: false), "/-7/math"),
    (NumbersRequest(.number(61), kind: .date), "/61/date?json"),
    (NumbersRequest(.day(month: 2, day: 29)), "/2/29/date?json"),
    (NumbersRequest(.year(-98)), "/-98/year?json"),
    (NumbersRequest(.random(), kind: .year), "/random/year?json"),
    (
      NumbersRequest(.random(min: 10, max: 20)), "/random/trivia?json&min=10&max=20"
    ),
    (NumbersRequest(.random(max: -1), json: false), "/random/trivia?max=-1"),
    (
      NumbersRequest(NumberBatch([.numbers(1...3), .number(10)]), kind: .math),
      "/1..3,10/math?json"
    ),
    (
      NumbersRequest(.number(1), fragment: true, notFound: .floor),
      "/1/trivia?json&fragment&notfound=floor"
    ),
    (NumbersRequest(.number(1), notFound: .ceil), "/1/trivia?json&notfound=ceil"),
    (NumbersRequest(.number(1), notFound: .say(nil)), "/1/trivia?json&notfound=default"),
    (
      NumbersRequest(.number(1), notFound: .say("a b&c=é")),
      "/1/trivia?json&notfound=default&default=a%20b%26c%3D%C3%A9"
    ),
  ])
  func eachRequestHasItsTarget(request: NumbersRequest, target: String) {
    #expect(request.target == target)
  }

  @Test func aBatchOfDaysAsksForDates() {
    let days = NumberBatch("10/15..10/31,12/31").map { NumbersRequest($0) }
    #expect(days?.target == "/10/15..10/31,12/31/date?json")
  }

  @Test(arguments: [
    ("42", NumberQuery.number(42)), ("-7", .number(-7)), ("random", .random()),
    ("6/6", .day(month: 6, day: 6)), ("04/1", .day(month: 4, day: 1)),
  ])
  func whatAPersonTypesIsRead(text: String, query: NumberQuery) {
    #expect(NumberQuery(text) == query)
  }

  @Test(arguments: ["", "abc", "4.2", "1/2/3", "/", "1/", "0x10", "99999999999999999999", "٤٢"])
  func whatIsNoNumberIsRefused(text: String) {
    #expect(NumberQuery(text) == nil)
  }

  @Test(arguments: [
    (NumbersRequest(.day(month: 13, day: 1)), "There is no month 13."),
    (NumbersRequest(.day(month: 2, day: 30)), "February has no day 30."),
    (NumbersRequest(.day(month: 1, day: 0)), "January has no day 0."),
    (NumbersRequest(.day(month: 1, day: 1), kind: .math), "A day has facts of the kind date only."),
    (NumbersRequest(.year(1), kind: .math), "A year has facts of the kind year only."),
    (
      NumbersRequest(.number(367), kind: .date),
      "367 is not a day of the year: days are counted from 1 to 366."
    ),
    (
      NumbersRequest(.random(min: 2, max: 1)),
      "The least number, 2, is above the greatest, 1."
    ),
    (NumbersRequest(NumberBatch([])), "A batch needs at least one number."),
    (NumbersRequest(NumberBatch([.numbers(1...101)])), "A batch has at most 100 numbers, not 101."),
    (
      NumbersRequest(NumberBatch([.numbers(0...3)]), kind: .date),
      "0 is not a day of the year: days are counted from 1 to 366."
    ),
  ])
  func nonsenseIsRefusedInWords(request: NumbersRequest, sentence: String) {
    #expect(throws: APIError.badRequest(reason: sentence)) { try request.check() }
    #expect(APIError.badRequest(reason: sentence).sentence == sentence)
  }

  @Test func numbersAndDaysInOneBatchAreRefused() throws {
    let mixed = NumbersRequest(try #require(NumberBatch("1,1/1")))
    #expect(throws: APIError.badRequest(reason: "A batch has either numbers or days.")) {
      try mixed.check()
    }
  }

  @Test(arguments: [
    NumbersRequest(.day(month: 2, day: 29)), NumbersRequest(.number(.min)),
    NumbersRequest(.number(366), kind: .date), NumbersRequest(.random(min: 5, max: 5)),
    NumbersRequest(NumberBatch([.numbers(1...100)])), NumbersRequest(.year(0)),
  ])
  func whatMakesSensePasses(request: NumbersRequest) throws {
    try request.check()
  }
}
