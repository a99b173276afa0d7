import ConcurrencyExtras
import Testing

@Suite struct StreamTests {
  private struct Stop: Error {}

  @Test func aFinishedStreamIsEmpty() async {
    var count = 0
    for await _ in AsyncStream<Int>.finished { count += 1 }
    #expect(count == 0)
  }

  @Test func aStreamThatNeverYieldsEndsOnCancellation() async {
    let task = Task {
      for await _ in AsyncStream<Int>.never {}
      return Task.isCancelled
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test func aStreamFailsAsItIsTold() async {
    await #expect(throws: Stop.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Stop()) {}
    }
  }

  @Test func erasingKeepsElementsAndOrder() async {
    let source = AsyncStream<Int> { continuation in
      for index in 0..<5 { continuation.yield(index) }
      continuation.finish()
    }
    var seen: [Int] = []
    for await element in source.map({ $0 * 2 }).eraseToStream() { seen.append(element) }
    #expect(seen == [0, 2, 4, 6, 8])
  }

  @Test func erasingToAThrowingStreamKeepsTheError() async {
    let source = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: Stop())
    }
    var seen: [Int] = []
    await #expect(throws: Stop.self) {
      for try await element in source.eraseToThrowingStream() { seen.append(element) }
    }
    #expect(seen == [1])
  }

  @Test func aResultCatchesAsynchronousErrors() async {
    let good = await Result {
      await Task.yield()
      return 1
    }
    #expect((try? good.get()) == 1)
    let bad = await Result<Int, any Error> {
      await Task.yield()
      throw Stop()
    }
    #expect(throws: Stop.self) { try bad.get() }
  }
}
