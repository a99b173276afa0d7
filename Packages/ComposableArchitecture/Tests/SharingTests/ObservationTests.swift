import IdentifiedCollections
import Observation
import Sharing
import Testing

@Suite struct ObservationTests {
  @Test func aChangeWakesWhoHasReadTheValue() {
    @Shared(value: 1) var count: Int
    let woken = Count()
    withObservationTracking {
      _ = count
    } onChange: {
      woken.add()
    }
    $count.withLock { $0 = 2 }
    $count.withLock { $0 = 3 }
    #expect(woken.value == 1)
  }

  @Test func theNewValueIsThereWhenObserversAreWoken() {
    @Shared(value: 1) var count: Int
    let seen = Shared(value: 0)
    withObservationTracking {
      _ = count
    } onChange: { [$count] in
      seen.withLock { $0 = $count.wrappedValue }
    }
    $count.withLock { $0 = 2 }
    #expect(seen.wrappedValue == 2)
  }

  @Test func partsElementsAndReadersAreObserved() {
    @Shared(value: Settings(items: [Item(id: 1, name: "a")])) var settings: Settings
    let woken = Count()
    func track(_ read: () -> Void) {
      withObservationTracking(read) { woken.add() }
    }
    track { _ = $settings.volume.wrappedValue }
    track { _ = Array($settings.items)[0].wrappedValue.name }
    track { _ = SharedReader($settings).wrappedValue }
    track { _ = $settings.items.count }
    $settings.withLock { $0.volume = 3 }
    #expect(woken.value == 4)
  }

  @Test func sharingAnotherValueWakesObservers() {
    @Shared(value: 1) var count: Int
    let woken = Count()
    withObservationTracking {
      _ = count
    } onChange: {
      woken.add()
    }
    $count = Shared(value: 2)
    #expect(woken.value == 1)
  }

  @Test func aChangeOnAnotherThreadWakesObservers() async {
    @Shared(value: 1) var count: Int
    let woken = Count()
    withObservationTracking {
      _ = count
    } onChange: {
      woken.add()
    }
    await Task.detached { [$count] in $count.withLock { $0 = 2 } }.value
    #expect(woken.value == 1)
  }

  @Test func theSequenceHasTheNewestValueAndEachThatFollows() async {
    @Shared(value: 1) var count: Int
    $count.withLock { $0 = 2 }
    var values = $count.changes.makeAsyncIterator()
    #expect(await values.next() == 2)
    for number in 3...5 { $count.withLock { $0 = number } }
    for number in 3...5 { #expect(await values.next() == number) }
  }

  @Test func theSequenceOfAPartAndOfAReader() async {
    @Shared(value: Settings()) var settings: Settings
    var volumes = $settings.volume.changes.makeAsyncIterator()
    var readers = SharedReader($settings).doubledVolume.changes.makeAsyncIterator()
    $settings.withLock { $0.volume = 1 }
    for expected in [5, 1] { #expect(await volumes.next() == expected) }
    for expected in [10, 2] { #expect(await readers.next() == expected) }
  }

  @Test func valuesOfManyThreadsComeInOrder() async {
    @Shared(value: 0) var count: Int
    let changes = $count.changes
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [$count] in for _ in 0..<200 { $count.withLock { $0 += 1 } } }
      }
    }
    var last = -1
    for await value in changes {
      #expect(value == last + 1)
      last = value
      if value == 1600 { break }
    }
    #expect(last == 1600)
  }
}
