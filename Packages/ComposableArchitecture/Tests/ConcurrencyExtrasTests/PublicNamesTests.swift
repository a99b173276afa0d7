import ConcurrencyExtras
import Testing

/// What code from elsewhere writes: each spelling of the public names.
@Suite struct PublicNamesTests {
  @Test func streamsAreMadeOfSequences() async throws {
    let source = AsyncStream<Int> {
      $0.yield(1)
      $0.finish()
    }
    let throwing = AsyncThrowingStream(AsyncStream(source))
    var seen: [Int] = []
    for try await element in throwing { seen.append(element) }
    #expect(seen == [1])
  }

  @Test func aThrowingStreamThatNeverYieldsEndsOnCancellation() async throws {
    let task = Task {
      for try await _ in AsyncThrowingStream<Int, any Error>.never {}
      return true
    }
    task.cancel()
    #expect(try await task.value)
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() {
      Issue.record("Expected no element")
    }
  }

  @Test func megaYieldLetsOtherTasksRun() async {
    let hasRun = LockIsolated(false)
    Task { hasRun.setValue(true) }
    while !hasRun.value { await Task.megaYield() }
    await Task.megaYield(count: 1)
    #expect(hasRun.value)
  }

  @Test func aLockedValueIsSetFromAnotherAndHashed() {
    let count = LockIsolated<[Int: String]>([:])
    count.withValue { $0[1] = "a" }
    #expect(count.withValue { $0[1] } == "a")
    #expect(count.count == 1)
    #expect(Set([LockIsolated(1), LockIsolated(1)]).count == 1)
  }

  @Test func uncheckedValuesAreCodedAsWhatTheyHold() {
    final class Model { var count = 0 }
    let model = UncheckedSendable(Model())
    model.value.count = 2
    #expect(model.count == 2)
    #expect(UncheckedSendable(wrappedValue: 3).wrappedValue == 3)
    let box = UncheckedBox(wrappedValue: 1)
    box.wrappedValue += 1
    #expect(box.wrappedValue == 2)
  }

  @Test func erasedIdentifiersShowTheirBase() {
    let id: AnyHashableSendable = "a"
    #expect(id.base as? String == "a")
    #expect("\(id)" == "a")
  }
}
