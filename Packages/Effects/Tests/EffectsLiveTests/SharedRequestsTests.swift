import Testing

@testable import EffectsLive

@Suite(.timeLimit(.minutes(10))) struct SharedRequestsTests {
  struct Failure: Error, Equatable {}

  private let requests = SharedRequests<String, Int>()

  private func waiters(_ count: Int, for key: String) async {
    await yieldUntil { requests.waiterCount(for: key) == count }
  }

  @Test func whoAsksForTheSameSharesOneOperation() async throws {
    let latch = Latch()
    let runs = Counter()
    let tasks = (0..<10).map { _ in
      Task {
        try await requests.value(for: "a") {
          runs.increment()
          try await latch.pass()
          return 7
        }
      }
    }
    await waiters(10, for: "a")
    latch.open()
    for task in tasks { #expect(try await task.value == 7) }
    #expect(runs.count == 1)
    #expect(requests.count == 0)
  }

  @Test func whoAsksLaterAsksAnew() async throws {
    #expect(try await requests.value(for: "a") { 1 } == 1)
    #expect(try await requests.value(for: "a") { 2 } == 2)
  }

  @Test func differentThingsAreNotShared() async throws {
    async let one = requests.value(for: "a") { 1 }
    async let two = requests.value(for: "b") { 2 }
    #expect(try await [one, two] == [1, 2])
  }

  @Test func allWaitersGetTheError() async throws {
    let latch = Latch()
    let tasks = (0..<3).map { _ in
      Task {
        try await requests.value(for: "a") {
          try await latch.pass()
          throw Failure()
        }
      }
    }
    await waiters(3, for: "a")
    latch.open()
    for task in tasks { await #expect(throws: Failure()) { try await task.value } }
  }

  @Test func whoIsCancelledLeavesTheOthersAlone() async throws {
    let latch = Latch()
    let tasks = (0..<3).map { _ in
      Task {
        try await requests.value(for: "a") {
          try await latch.pass()
          return 7
        }
      }
    }
    await waiters(3, for: "a")
    tasks[0].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[0].value }
    #expect(requests.waiterCount(for: "a") == 2)
    latch.open()
    #expect(try await tasks[1].value == 7)
    #expect(try await tasks[2].value == 7)
  }

  @Test func theLastToLeaveCancelsTheOperation() async throws {
    let latch = Latch()
    let outcome = Latch()
    let tasks = (0..<2).map { _ in
      Task {
        try await requests.value(for: "a") {
          do {
            try await latch.pass()
          } catch {
            outcome.open()
            throw error
          }
          return 7
        }
      }
    }
    await waiters(2, for: "a")
    for task in tasks { task.cancel() }
    for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
    try await outcome.pass()
    #expect(requests.count == 0)
  }

  @Test func whoComesAfterAnAbandonedOperationStartsItsOwn() async throws {
    let latch = Latch()
    let first = Task {
      try await requests.value(for: "a") {
        try? await latch.pass()
        return 1
      }
    }
    await waiters(1, for: "a")
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(try await requests.value(for: "a") { 2 } == 2)
  }

  @Test func whoIsCancelledAlreadyStartsNothing() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await requests.value(for: "a") { 1 }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(requests.count == 0)
  }
}
