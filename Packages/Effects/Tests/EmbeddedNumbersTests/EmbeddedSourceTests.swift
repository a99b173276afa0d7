import EmbeddedNumbers
import NumbersProtocol
import Testing

struct EmbeddedSourceTests {
  private let source = EmbeddedSource()

  @Test(arguments: FactKind.allCases, [Int.min, .min + 1, -1, 0, 1, .max - 1, .max])
  func extremeNumbersHaveFactsAndDoNotTrap(kind: FactKind, number: Int) {
    for variation in 0..<4 as Range<UInt64> {
      let fact = source.fact(about: number, kind: kind, variation: variation)
      #expect(fact.text.contains(" is "))
      #expect(fact.text.hasSuffix("."))
      #expect(fact.found == (kind != .date || number == 1))
    }
  }

  @Test(arguments: [1, 2, 3, 4], [FactKind.trivia, .math])
  func theFirstNumbersHaveSensibleFacts(number: Int, kind: FactKind) {
    let fact = source.fact(about: number, kind: kind)
    #expect(fact.text.hasPrefix("\(number) is "))
    #expect(fact.found && fact.number == number && fact.kind == kind)
    #expect(fact.source == .embedded)
    #expect(source.sentences(about: number, kind: kind).count >= 4)
  }

  @Test(arguments: FactKind.allCases)
  func factsAreTheSameEachTimeAndVaryWithTheVariation(kind: FactKind) {
    let texts = (0..<64).map { source.fact(about: 42, kind: kind, variation: $0).text }
    #expect(texts == (0..<64).map { source.fact(about: 42, kind: kind, variation: $0).text })
    let known = source.sentences(about: 42, kind: kind)
    #expect(Set(texts).isSubset(of: known))
    #expect(Set(texts).count > known.count / 2)
  }

  @Test(arguments: FactKind.allCases)
  func aFragmentIsTheSentenceWithoutItsEnds(kind: FactKind) {
    for number in 1...366 {
      let sentence = source.fact(about: number, kind: kind).text
      let fragment = source.fact(about: number, kind: kind, fragment: true).text
      #expect(sentence.hasSuffix(" is \(fragment)."))
      #expect(fragment.first?.isLowercase == true)
    }
  }

  @Test func whereNothingIsKnownTheRuleDecides() {
    func fact(_ number: Int, _ rule: NotFoundRule?) -> NumberFact {
      source.fact(about: number, kind: .date, notFound: rule)
    }
    #expect(fact(367, .floor).number == 366)
    #expect(fact(-5, .ceil).number == 1)
    #expect(fact(367, .floor).found)
    #expect(!fact(367, .ceil).found)
    #expect(!fact(0, .floor).found)
    #expect(fact(400, .say("so what")).text == "so what")
    #expect(fact(400, .say(nil)).text == "400 is a day that is missing from the calendar.")
    #expect(fact(400, nil).number == 400)
  }

  @Test func aRandomFactStaysWithinItsBounds() throws {
    var generator = CountingGenerator()
    for _ in 0..<30 {
      let fact = try source.random(kind: .trivia, min: -3, max: 3, using: &generator)
      #expect((-3...3).contains(try #require(fact.number)))
      let day = try source.random(kind: .date, using: &generator)
      #expect((1...366).contains(try #require(day.number)))
      _ = try source.random(kind: .math, min: .min, max: .max, using: &generator)
      #expect(
        try #require(try source.random(kind: .year, max: .min, using: &generator).number) == .min)
      #expect(
        try #require(try source.random(kind: .math, min: .max, using: &generator).number) == .max)
    }
    #expect(try source.random(kind: .date, min: 400, using: &generator).number == nil)
    #expect(throws: APIError.self) {
      try source.random(kind: .math, min: 2, max: 1, using: &generator)
    }
  }

  @Test func requestsAreAnsweredAsTheyAreAsked() throws {
    var generator = CountingGenerator()
    let day = try source.fact(
      NumbersRequest(.day(month: 2, day: 3)), using: &generator)
    #expect(day.number == 34)
    #expect(day.text.hasPrefix("February 3rd is the day "))
    let year = try source.fact(NumbersRequest(.year(-98)), using: &generator)
    #expect(year.text.hasPrefix("98 BC is the year "))
    #expect(generator.count == 0)
    let random = try source.fact(
      NumbersRequest(.random(min: 7, max: 7), kind: .math), using: &generator)
    #expect(random.number == 7)
    #expect(throws: APIError.self) {
      try source.fact(NumbersRequest(.day(month: 2, day: 30)), using: &generator)
    }
    #expect(throws: APIError.self) {
      try source.fact(NumbersRequest(.number(367), kind: .date), using: &generator)
    }
  }

  @Test func aBatchIsAnsweredInItsOrder() throws {
    let batch = try #require(NumberBatch("3..5,1,4"))
    #expect(try source.facts(batch, kind: .math).map(\.number) == [3, 4, 5, 1])
    #expect(throws: APIError.self) {
      try source.facts(NumberBatch([.numbers(1...101)]), kind: .math)
    }
  }
}

/// A generator that counts how often it is asked.
struct CountingGenerator: RandomNumberGenerator {
  var count: UInt64 = 0

  mutating func next() -> UInt64 {
    count += 1
    return count &* 0x9e37_79b9_7f4a_7c15
  }
}
