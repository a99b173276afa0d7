import ConcurrencyExtras
import Testing

@Suite struct TaskTests {
  @Test func neverThrowsOnCancellation() async {
    let task = Task<Void, any Error> { try await Task.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellingTheWaiterCancelsTheTask() async {
    let inner = Task<Void, any Error> { try await Task.never() }
    let outer = Task { try await inner.cancellableValue }
    outer.cancel()
    await #expect(throws: CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
  }

  @Test func aValueThatCannotFailIsReturned() async {
    #expect(await Task { 1 }.cancellableValue == 1)
  }

  @Test func drainingRunsChainsOfReadyWork() async {
    let steps = LockIsolated(0)
    let task = Task {
      for _ in 0..<200 {
        await Task.yield()
        steps.withValue { $0 += 1 }
      }
    }
    await RunnableWork.drain()
    #expect(steps.value == 200)
    await task.value
  }
}
