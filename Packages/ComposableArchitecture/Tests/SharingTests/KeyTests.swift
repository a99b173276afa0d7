import ConcurrencyExtras
import Observation
import Sharing
import Synchronization
import Testing

/// A place that answers when the test says so.
struct SlowKey: SharedKey {
  typealias Value = Int

  final class Place: Sendable {
    let reads = LockIsolated<[LoadContinuation<Int>]>([])
    let contexts = LockIsolated<[LoadContext<Int>]>([])
    let writes = LockIsolated<[Int]>([])
    let writeContexts = LockIsolated<[SaveContext]>([])
    let writeError = LockIsolated<(any Error)?>(nil)
    let subscriber = LockIsolated<SharedSubscriber<Int>?>(nil)
    let ends = Count()
  }

  let name: String
  let place: Place
  var id: String { name }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    place.contexts.withValue { $0.append(context) }
    place.reads.withValue { $0.append(continuation) }
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    place.subscriber.setValue(subscriber)
    return SharedSubscription { [place] in place.ends.add() }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    place.writeContexts.withValue { $0.append(context) }
    if let error = place.writeError.value {
      continuation.resume(throwing: error)
    } else {
      place.writes.withValue { $0.append(value) }
      continuation.resume()
    }
  }
}

extension SharedReaderKey where Self == SlowKey {
  static func slow(_ name: String, _ place: SlowKey.Place) -> Self {
    SlowKey(name: name, place: place)
  }
}

/// A place with a constant.
struct ConstantKey: SharedReaderKey, Hashable {
  let number: Int

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(returning: number)
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}

struct KeyError: Error, Equatable {}

@Suite struct KeyTests {
  let place = SlowKey.Place()

  private func answer(_ result: Result<Int?, any Error>) throws {
    let read = try #require(place.reads.withValue { $0.isEmpty ? nil : $0.removeFirst() })
    read.resume(with: result)
  }

  @Test func untilThePlaceAnswersTheDefaultIsThere() throws {
    @Shared(.slow("a", place)) var number = 1
    #expect(number == 1)
    #expect($number.isLoading)
    #expect(place.contexts.value == [.initialValue(1)])
    let woken = Count()
    withObservationTracking {
      _ = $number.isLoading
    } onChange: {
      woken.add()
    }
    try answer(.success(2))
    #expect(woken.value == 1)
    #expect(number == 2)
    #expect(!$number.isLoading)
    #expect($number.loadError == nil)
    #expect(place.writes.value == [])
  }

  @Test func aPlaceWithoutAValueGivesTheDefault() throws {
    @Shared(.slow("a", place)) var number = 1
    try answer(.success(nil))
    #expect(number == 1)
    #expect(!$number.isLoading)
  }

  @Test func anErrorOfTheFirstReadIsKeptAndReported() throws {
    try withKnownIssue {
      @Shared(.slow("a", place)) var number = 1
      try answer(.failure(KeyError()))
      #expect(number == 1)
      #expect($number.loadError as? KeyError == KeyError())
      #expect(!$number.isLoading)
    } matching: {
      $0.error is KeyError
    }
  }

  @Test func readingAgainIsAskedFor() async throws {
    @Shared(.slow("a", place)) var number = 1
    try answer(.success(nil))
    let load = Task { [$number] in try await $number.load() }
    while place.reads.value.isEmpty { await Task.yield() }
    #expect($number.isLoading)
    #expect(place.contexts.value.last == .userInitiated)
    try answer(.success(5))
    try await load.value
    #expect(number == 5)
  }

  @Test func anErrorOfReadingAgainIsThrownAndNotReported() async throws {
    @Shared(.slow("a", place)) var number = 1
    try answer(.success(3))
    let load = Task { [$number] in try await $number.load() }
    while place.reads.value.isEmpty { await Task.yield() }
    try answer(.failure(KeyError()))
    await #expect(throws: KeyError.self) { try await load.value }
    #expect($number.loadError != nil)
    #expect(number == 3)
  }

  @Test func theSubscriberChangesTheValueWithoutWritingIt() throws {
    @Shared(.slow("a", place)) var number = 1
    try answer(.success(2))
    let subscriber = try #require(place.subscriber.value)
    subscriber.yield(9)
    #expect(number == 9)
    subscriber.yieldReturningInitialValue()
    #expect(number == 1)
    subscriber.yieldLoading()
    #expect($number.isLoading)
    subscriber.yieldLoading(false)
    #expect(!$number.isLoading)
    #expect(place.writes.value == [])
  }

  @Test func anErrorOfTheSubscriberIsKeptAndReportedUntilTheNextValue() throws {
    @Shared(.slow("a", place)) var number = 1
    try answer(.success(2))
    let subscriber = try #require(place.subscriber.value)
    withKnownIssue {
      subscriber.yield(throwing: KeyError())
    }
    #expect(number == 2)
    #expect($number.loadError != nil)
    subscriber.yield(4)
    #expect(number == 4)
    #expect($number.loadError == nil)
  }

  @Test func eachChangeIsWritten() throws {
    @Shared(.slow("a", place)) var number = 1
    try answer(.success(nil))
    for value in 2...4 { $number.withLock { $0 = value } }
    #expect(place.writes.value == [2, 3, 4])
    #expect(place.writeContexts.value == [.didSet, .didSet, .didSet])
  }

  @Test func theNewestIsWrittenLast() async throws {
    @Shared(.slow("a", place)) var number = 0
    try answer(.success(nil))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<16 {
        group.addTask { [$number] in for _ in 0..<50 { $number.withLock { $0 += 1 } } }
      }
    }
    #expect(number == 800)
    try await $number.save()
    #expect(place.writes.value.last == 800)
    #expect(place.writes.value == place.writes.value.sorted())
  }

  @Test func savingIsAskedFor() async throws {
    @Shared(.slow("a", place)) var number = 1
    try answer(.success(nil))
    try await $number.save()
    #expect(place.writes.value == [1])
    #expect(place.writeContexts.value == [.userInitiated])
    place.writeError.setValue(KeyError())
    await #expect(throws: KeyError.self) { try await $number.save() }
    #expect($number.saveError != nil)
    place.writeError.setValue(nil)
    try await $number.save()
    #expect($number.saveError == nil)
  }

  @Test func anErrorOfWritingAChangeIsReported() async throws {
    @Shared(.slow("a", place)) var number = 1
    try answer(.success(nil))
    place.writeError.setValue(KeyError())
    await withKnownIssue {
      $number.withLock { $0 = 2 }
      await #expect(throws: KeyError.self) { try await $number.save() }
    } matching: {
      $0.error is KeyError
    }
    #expect(number == 2)
    #expect($number.saveError as? KeyError == KeyError())
  }

  @Test func theWatchEndsWithTheLastWhoShares() throws {
    var shared: [Shared<Int>] = [Shared(wrappedValue: 1, .slow("a", place))]
    try answer(.success(2))
    shared.append(Shared(wrappedValue: 7, .slow("a", place)))
    #expect(shared[1].wrappedValue == 2)
    #expect(place.contexts.value.count == 1)
    shared.removeFirst()
    #expect(place.ends.value == 0)
    shared.removeAll()
    #expect(place.ends.value == 1)
    place.subscriber.value?.yield(3)
    @Shared(.slow("a", place)) var again = 1
    #expect(again == 1)
    #expect(place.contexts.value.count == 2)
    try answer(.success(nil))
  }

  @Test func aContinuationThatIsForgottenOrUsedTwiceIsReported() {
    withKnownIssue {
      @Shared(.slow("a", place)) var number = 1
      place.reads.setValue([])
      #expect(!$number.isLoading)
      #expect($number.loadError != nil)
    }
    withKnownIssue {
      let answers = Count()
      let continuation = SaveContinuation("key") { _ in answers.add() }
      continuation.resume()
      continuation.resume()
      #expect(answers.value == 1)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("more than once") }
    }
  }

  @Test func aReaderKeyIsRead() {
    @SharedReader(ConstantKey(number: 4)) var number = 0
    #expect(number == 4)
  }

  @Test func aRequiredValueMustBeThere() async throws {
    let shared = try await SharedReader(require: ConstantKey(number: 4))
    #expect(shared.wrappedValue == 4)
    await #expect(throws: (any Error).self) {
      _ = try await Shared<Int>(require: .inMemory("nobody"))
    }
  }

  @Test func anotherKeyIsLoaded() async throws {
    @SharedReader(ConstantKey(number: 4)) var number = 0
    try await $number.load(ConstantKey(number: 5))
    #expect(number == 5)
  }

  @Test func manyWhoShareAtOnceGetOneValue() async {
    let shared = await withTaskGroup(of: Shared<Int>.self, returning: [Shared<Int>].self) { group in
      for number in 0..<64 {
        group.addTask { Shared(wrappedValue: number, .inMemory("at once")) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    shared[0].withLock { $0 = 1000 }
    #expect(shared.allSatisfy { $0.wrappedValue == 1000 })
  }
}
