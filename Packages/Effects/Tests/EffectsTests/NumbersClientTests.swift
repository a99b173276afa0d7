import Dependencies
import Effects
import Testing

@Suite struct NumbersClientTests {
  @Test func anEndpointThatIsNotReplacedFailsTheTest() async {
    await withKnownIssue {
      let client = NumbersClient.testValue
      _ = try await client.fact(.number(42), kind: .math)
    }
  }

  @Test func aReplacedEndpointIsUsedThroughTheDependency() async throws {
    let fact = NumberFact(text: "x", number: 1, kind: .year, source: .embedded)
    let answer = try await withDependencies {
      $0.numbersClient.year = { _ in fact }
    } operation: {
      @Dependency(\.numbersClient) var client
      return try await client.year(1)
    }
    #expect(answer == fact)
  }

  @Test func aBatchHasAUsualKind() async throws {
    var client = NumbersClient()
    client.batch = { batch, kind in
      batch.members.map { NumberFact(text: "x", number: $0, kind: kind, source: .embedded) }
    }
    let numbers = try await client.batch(NumberBatch([.number(1)]))
    #expect(numbers.map(\.kind) == [.trivia])
    let days = try await client.batch(try #require(NumberBatch("1/1..1/2")))
    #expect(days.map(\.kind) == [.date, .date])
    let math = try await client.batch(NumberBatch([.number(1)]), kind: .math)
    #expect(math.map(\.kind) == [.math])
  }

  @Test func everyEndpointOfTheOneAnswerAsksForItsRequest() async throws {
    let client = NumbersClient { request in
      NumberFact(text: request.target, number: nil, kind: request.kind, source: .embedded)
    }
    let facts = [
      try await client.fact(.number(42), kind: .math),
      try await client.random(kind: .year, min: 1, max: 2),
      try await client.date(month: 2, day: 29),
      try await client.year(-98),
    ]
    let batch = try await client.batch(NumberBatch([.numbers(1...2)]), kind: .math)
    #expect(
      (facts + batch).map(\.text) == [
        "/42/math?json", "/random/year?json&min=1&max=2", "/2/29/date?json", "/-98/year?json",
        "/1/math?json", "/2/math?json",
      ])
  }
}
