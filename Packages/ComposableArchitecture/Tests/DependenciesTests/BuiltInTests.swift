import Dependencies
import FoundationEssentials
import Testing

@Suite struct BuiltInTests {
  @Test func identifiersCountUp() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000000")
      #expect(uuid() == UUID(1))
      for _ in 2..<255 { _ = uuid() }
      #expect(uuid().uuidString == "00000000-0000-0000-0000-0000000000FF")
    }
  }

  @Test func aConstantDateStands() {
    let date = Date(timeIntervalSinceReferenceDate: 1)
    withDependencies {
      $0.date = .constant(date)
    } operation: {
      @Dependency(\.date) var generator
      @Dependency(\.date.now) var now
      #expect(generator() == date)
      #expect(now == date)
    }
    withDependencies {
      $0.date.now = date
    } operation: {
      @Dependency(\.date.now) var now
      #expect(now == date)
    }
  }

  @Test func useOfAnUnimplementedBuiltInFailsTheTest() {
    @Dependency(\.uuid) var uuid
    @Dependency(\.date) var date
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    expectIssue(named: "uuid") { _ = uuid() }
    expectIssue(named: "date") { _ = date.now }
    expectIssue(named: "withRandomNumberGenerator") {
      _ = withRandomNumberGenerator { $0.next() }
    }
    expectIssue(named: "calendar") { _ = Dependency(\.calendar).wrappedValue }
    expectIssue(named: "timeZone") { _ = Dependency(\.timeZone).wrappedValue }
    expectIssue(named: "locale") { _ = Dependency(\.locale).wrappedValue }
  }

  @Test func clocksAreSetOrReported() async throws {
    @Dependency(\.continuousClock) var clock
    try await withKnownIssue {
      try await clock.sleep(for: .nanoseconds(1))
    } matching: {
      $0.comments.contains { $0.rawValue.contains("continuousClock") }
    }
    try await withDependencies {
      $0.continuousClock = .immediate
    } operation: {
      try await clock.sleep(for: .seconds(3600))
    }
  }

  @Test func aSeededGeneratorAdvances() {
    struct Counting: RandomNumberGenerator {
      var count: UInt64 = 0
      mutating func next() -> UInt64 {
        count += 1
        return count
      }
    }
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(withRandomNumberGenerator { $0.next() } == 1)
      #expect(withRandomNumberGenerator { $0.next() } == 2)
    }
  }

  @Test func assertionsFailTheTestAndNotTheProcess() {
    @Dependency(\.assert) var assert
    @Dependency(\.assertionFailure) var assertionFailure
    @Dependency(\.precondition) var precondition
    assert(true)
    let line = #line + 2
    withKnownIssue {
      assert(1 > 2, "order")
    } matching: {
      $0.sourceLocation?.line == line && $0.comments.contains("order")
    }
    withKnownIssue { assertionFailure("unreachable") }
    withKnownIssue { precondition(false) }
  }

  @Test func firedWorkIsWaitedForInATest() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let done = LockIsolated(false)
    await fireAndForget {
      await Task.yield()
      done.setValue(true)
    }
    #expect(done.value)
  }

  private func expectIssue(named name: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: {
      $0.comments.contains { $0.rawValue.contains(name) }
    }
  }
}
