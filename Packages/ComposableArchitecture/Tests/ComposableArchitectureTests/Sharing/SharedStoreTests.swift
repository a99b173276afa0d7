import ComposableArchitecture
import Testing

/// Shared values in a store.
@MainActor
struct SharedStoreTests {
  @Test func twoFeaturesWithOneKeySeeOneValue() {
    let store = Store(initialState: SharingParent.State()) { SharingParent() }
    let child = store.scope(state: \.child, action: \.child)
    let other = Store(initialState: SharingParent.Child.State()) { SharingParent.Child() }
    store.send(.incrementButtonTapped)
    #expect(child.count == 1)
    #expect(other.count == 1)
    other.send(.decrementButtonTapped)
    other.send(.decrementButtonTapped)
    #expect(store.count == -1)
    store.send(.addRowButtonTapped)
    #expect(other.rows.count == 1)
  }

  @Test func aChangeWakesObserversOfEveryStore() {
    let store = Store(initialState: SharingParent.State()) { SharingParent() }
    let other = Store(initialState: SharingParent.Child.State()) { SharingParent.Child() }
    let woken = LockIsolated<[String]>([])
    withObservationTracking {
      _ = store.count
    } onChange: {
      woken.withValue { $0.append("store") }
    }
    withObservationTracking {
      _ = other.count
    } onChange: {
      woken.withValue { $0.append("other") }
    }
    withObservationTracking {
      _ = other.rows
    } onChange: {
      woken.withValue { $0.append("rows") }
    }
    store.send(.incrementButtonTapped)
    #expect(Set(woken.value) == ["store", "other"])
  }

  @Test func anObserverReadsTheNewValueAfterTheReduction() {
    @Shared(value: 0) var count: Int
    let store = Store(initialState: SharedCounter.State(count: $count)) { SharedCounter() }
    let seen = Holder<[Int]>([])
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated {
        seen.value.append(store.count)
        seen.value.append(store.taps)
        store.send(.incrementButtonTapped)
      }
    }
    store.send(.incrementButtonTapped)
    #expect(seen.value == [1, 1])
    #expect(store.count == 2)
  }

  @Test func changesOfASharedValueAreGivenWhoeverMakesThem() async {
    @Shared(value: 0) var count: Int
    let store = Store(initialState: SharedCounter.State(count: $count)) { SharedCounter() }
    var changes = store.changes(of: \.count).makeAsyncIterator()
    store.send(.incrementButtonTapped)
    $count.withLock { $0 = 5 }
    $count.withLock { $0 = 6 }
    store.send(.nothingHappened)
    store.send(.setButtonTapped(7))
    for expected in [0, 1, 5, 6, 7] { #expect(await changes.next() == expected) }
    await Task.detached { [$count] in $count.withLock { $0 = 8 } }.value
    #expect(await changes.next() == 8)
    let other = Store(initialState: SharedCounter.State(count: $count)) { SharedCounter() }
    other.send(.setButtonTapped(9))
    #expect(await changes.next() == 9)
  }

  @Test func changesFollowTheValueThatIsSharedNow() async {
    @Shared(value: 0) var count: Int
    @Shared(value: 10) var other: Int
    let store = Store(initialState: SharedCounter.State(count: $count)) { SharedCounter() }
    var changes = store.changes(of: \.count).makeAsyncIterator()
    store.send(.replaceButtonTapped($other))
    $count.withLock { $0 = 1 }
    $other.withLock { $0 = 11 }
    for expected in [0, 10, 11] { #expect(await changes.next() == expected) }
  }

  @Test func anObserverIsWokenWhenAnotherValueIsShared() {
    @Shared(value: 0) var count: Int
    let store = Store(initialState: SharedCounter.State(count: $count)) { SharedCounter() }
    let woken = LockIsolated(0)
    withObservationTracking {
      _ = store.count
    } onChange: {
      woken.withValue { $0 += 1 }
    }
    store.send(.replaceButtonTapped(Shared(value: 5)))
    #expect(woken.value == 1)
    #expect(store.count == 5)
  }

  @Test func onChangeSeesSharedValues() {
    let store = Store(initialState: SharedCounter.State(count: Shared(value: 0))) {
      SharedCounter().onChange(of: \.count) { old, new in
        Reduce { state, _ in
          state.taps = old * 100 + new
          return .none
        }
      }
    }
    store.send(.setButtonTapped(3))
    store.send(.setButtonTapped(5))
    #expect(store.taps == 305)
  }

  @Test func aPrinterSeesSharedValuesBeforeAndAfter() throws {
    let printed = LockIsolated<[String]>([])
    let store = Store(initialState: SharedCounter.State(count: Shared(value: 3))) {
      SharedCounter()._printChanges(
        _ReducerPrinter { _, oldState, newState in
          let text = SharedScope.difference(oldState, newState, format: .default) ?? "none"
          printed.withValue { $0.append(text) }
        })
    }
    store.send(.setButtonTapped(4))
    store.send(.nothingHappened)
    #expect(printed.value.count == 2)
    #expect(printed.value[0].contains("-   count: 3"))
    #expect(printed.value[0].contains("+   count: 4"))
    #expect(printed.value[1] == "none")
  }

  @Test func aStoreIsReleasedWhileItsValueIsShared() {
    @Shared(value: 0) var count: Int
    weak var released: StoreOf<SharedCounter>?
    do {
      let store = Store(initialState: SharedCounter.State(count: $count)) { SharedCounter() }
      released = store
      _ = store.changes(of: \.count)
      store.send(.incrementButtonTapped)
    }
    #expect(released == nil)
    #expect(count == 1)
  }

  @Test func aStateWithSharedFieldsIsObservableAndCodable() throws {
    let state = CodableState(count: Shared(value: 3), name: "x")
    let data = try JSONEncoder().encode(state)
    let decoded = try JSONDecoder().decode(CodableState.self, from: data)
    #expect(decoded.count == 3)
    #expect(decoded.name == "x")
    #expect(decoded == state)
  }
}

@ObservableState
private struct CodableState: Codable, Equatable {
  @Shared var count: Int
  var name = ""
}
