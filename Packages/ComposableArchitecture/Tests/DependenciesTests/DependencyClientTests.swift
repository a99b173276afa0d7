import Dependencies
import Testing

@DependencyClient
struct NumbersClient: Sendable {
  var fact: @Sendable (_ number: Int) async throws -> String
  var count: @Sendable () -> Int = { 42 }
  var log: @Sendable (_ message: String, _ level: Int) -> Void
}

extension NumbersClient: TestDependencyKey {
  static let testValue = NumbersClient()
}

extension DependencyValues {
  var numbers: NumbersClient {
    get { self[NumbersClient.self] }
    set { self[NumbersClient.self] = newValue }
  }
}

@Suite struct DependencyClientTests {
  @Dependency(\.numbers) var numbers

  @Test func anUnsetEndpointReportsItsNameAndThrows() async {
    await withKnownIssue {
      await #expect(throws: (any Error).self) { try await numbers.fact(number: 1) }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("fact") }
    }
  }

  @Test func anUnsetEndpointWithADefaultReportsAndGivesIt() {
    withKnownIssue {
      #expect(numbers.count() == 42)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("count") }
    }
  }

  @Test func oneEndpointCanBeSetAlone() async throws {
    let messages = LockIsolated<[String]>([])
    try await withDependencies {
      $0.numbers.fact = { "\($0) is a number" }
      $0.numbers.log = { message, level in messages.withValue { $0.append("\(level) \(message)") } }
    } operation: {
      let fact = try await numbers.fact(number: 7)
      #expect(fact == "7 is a number")
      numbers.log(message: "hello", level: 2)
    }
    #expect(messages.value == ["2 hello"])
  }
}
