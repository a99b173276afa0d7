import ComposableArchitecture
import Foundation
import Testing

@Suite(.serialized)
struct ConcurrencySpellings {
  struct Failure: Error, Equatable {}

  @Test func valuesAreLocked() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { count.withValue { $0 += 1 } } }
    }
    #expect(count.value == 100)
    count.setValue(5)
    #expect(count.value == 5)
    let text = LockIsolated("abc")
    #expect(text.count == 3)
    let isolated = ActorIsolated([Int]())
    await isolated.withValue { $0.append(1) }
    await isolated.setValue([1, 2])
    #expect(await isolated.value == [1, 2])
    let unchecked = UncheckedSendable(Box())
    #expect(unchecked.value.number == 1)
    #expect(unchecked.number == 1)
  }

  private func fail() async throws { throw Failure() }

  private final class Box { var number = 1 }

  @Test func streamsAreMadeAndErased() async throws {
    let stream = AsyncStream<Int> { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    let mapped = stream.map { $0 + 1 }.eraseToStream()
    var values: [Int] = []
    for await value in mapped { values.append(value) }
    #expect(values == [2])
    for await _ in AsyncStream<Int>.finished { Issue.record("Expected nothing") }
    await #expect(throws: Failure.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()) {}
    }
    let (older, continuation) = AsyncStream<Int>.streamWithContinuation()
    continuation.yield(3)
    continuation.finish()
    for await value in older { #expect(value == 3) }
    let (throwing, source) = AsyncThrowingStream<Int, any Error>.streamWithContinuation()
    source.finish(throwing: Failure())
    await #expect(throws: Failure.self) { for try await _ in throwing {} }
    let never = Task { for await _ in AsyncStream<Int>.never {} }
    never.cancel()
    await never.value
  }

  private func failOnlySo() async throws(Failure) -> Int { throw Failure() }

  @Test func resultsKeepTheTypeOfTheirError() async {
    let typed: Result<Int, Failure> = await Result(catching: failOnlySo)
    #expect(typed == .failure(Failure()))
    let untyped = await Result { try await fail() }
    #expect(throws: Failure.self) { try untyped.get() }
  }

  @Test func tasksWaitForever() async {
    let task = Task { try await Task.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let result = await Task { 1 }.cancellableValue
    #expect(result == 1)
    await Task.megaYield()
    let thrown = await Result<Int, any Error> {
      await Task.yield()
      throw Failure()
    }
    #expect(throws: Failure.self) { try thrown.get() }
  }

  @Test func workIsSerial() async {
    await withMainSerialExecutor {
      var log: [Int] = []
      let first = Task { @MainActor in log.append(1) }
      let second = Task { @MainActor in log.append(2) }
      await first.value
      await second.value
      #expect(log == [1, 2])
    }
  }

  @MainActor
  @Test func clocksAreControlled() async throws {
    try await withMainSerialExecutor {
      let clock = TestClock()
      var ticks = 0
      let task = Task {
        for await _ in clock.timer(interval: .milliseconds(500)) { ticks += 1 }
      }
      await clock.advance(by: .seconds(2))
      #expect(ticks == 4)
      task.cancel()
      try await clock.checkSuspension()
      let immediate: any Clock<Duration> = .immediate
      try await immediate.sleep(for: .seconds(1_000))
      let unimplemented: any Clock<Duration> = .unimplemented()
      await withExpectedIssue { try await unimplemented.sleep(for: .seconds(1)) }
      let any = AnyClock(clock)
      let woken = Task { try await any.sleep(until: any.now.advanced(by: .seconds(1))) }
      await clock.advance(by: .seconds(1))
      try await woken.value
    }
  }

  @Test func issuesAreReported() async {
    withExpectedIssue { reportIssue("Broken") }
    withExpectedIssue("Known", isIntermittent: true) {}
    withExpectedIssue { reportIssue(Failure()) }
    withExpectedIssue { withErrorReporting { throw Failure() } }
    await withExpectedIssue { await withErrorReporting("Loading") { try await fail() } }
    #expect(withErrorReporting { 1 } == 1)
    #expect(isTesting)
    if let context = TestContext.current {
      switch context {
      case .swiftTesting: break
      case .xcTest: Issue.record("Expected Swift Testing")
      }
    }
    withIssueReporters([]) { reportIssue("Nobody is told") }
    let endpoint: (Int, String) -> Bool = unimplemented("endpoint", placeholder: true)
    withExpectedIssue { #expect(endpoint(1, "a")) }
    let throwing: (Int) throws -> Bool = unimplemented("throwing")
    withExpectedIssue { _ = try throwing(1) }
    let later: @Sendable (Int) async throws -> Bool = unimplemented("later")
    await withExpectedIssue { _ = try await later(1) }
  }
}
