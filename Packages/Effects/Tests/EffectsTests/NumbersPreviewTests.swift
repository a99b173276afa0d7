import Dependencies
import Effects
import Testing

@Suite struct NumbersPreviewTests {
  @Test func thePreviewAnswersTheSameEachTime() async throws {
    let client = NumbersClient.previewValue
    let first = try await client.fact(.number(42), kind: .trivia)
    #expect(first.text == "42 is an even number.")
    let second = try await client.fact(.number(42), kind: .trivia)
    #expect(second == first)
    let day = try await client.date(month: 12, day: 31)
    #expect(day.text == "Day 366 of a leap year is followed by 0 days.")
    let random = try await client.random(kind: .math, min: 5, max: 9)
    #expect(random.number == 5)
  }

  @Test func thePreviewRefusesNonsense() async {
    await #expect(throws: APIError.badRequest(reason: "There is no month 13.")) {
      try await NumbersClient.preview.date(month: 13, day: 1)
    }
  }

  @Test func theFailingClientFailsEveryEndpoint() async {
    let client = NumbersClient.failing(.timedOut)
    await #expect(throws: APIError.timedOut) { try await client.fact(.number(1), kind: .math) }
    await #expect(throws: APIError.timedOut) {
      try await client.random(kind: .math, min: nil, max: nil)
    }
    await #expect(throws: APIError.timedOut) { try await client.batch(NumberBatch(numbers: [1])) }
    await #expect(throws: APIError.timedOut) { try await client.date(month: 1, day: 1) }
    await #expect(throws: APIError.timedOut) { try await client.year(1) }
  }

  @Test(.timeLimit(.minutes(10))) func theWaitingClientEndsWithItsTask() async {
    let task = Task { try await NumbersClient.waiting.year(1) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
