import Testing

@testable import ComposableArchitecture

/// Sends, reads and their order.
@MainActor
struct StoreTests {
  @Test func anActionSentByAnObserverIsHandledBeforeTheSendReturns() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let seen = Holder<[Int]>([])
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated {
        seen.value.append(store.count)
        if store.count < 3 { store.send(.incrementButtonTapped) }
        seen.value.append(store.count * 10)
      }
    }
    store.send(.incrementButtonTapped)
    #expect(store.count == 2)
    #expect(seen.value == [1, 10])
  }

  @Test func changesAreGivenInOrderNoneSkipped() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    var changes = store.changes(of: \.count).makeAsyncIterator()
    for _ in 0..<3 { store.send(.incrementButtonTapped) }
    store.send(.nothingHappened)
    store.send(.loaded(9))
    var values: [Int] = []
    for _ in 0..<5 { if let value = await changes.next() { values.append(value) } }
    #expect(values == [0, 1, 2, 3, 9])
  }

  @Test func changesEndWithTheStore() async {
    var store: StoreOf<Counter>? = Store(initialState: Counter.State()) { Counter() }
    let changes = store?.changes(of: \.count)
    store?.send(.incrementButtonTapped)
    store = nil
    var values: [Int] = []
    if let changes { for await value in changes { values.append(value) } }
    #expect(values == [0, 1])
  }

  @Test func changesOfAChildEndWithTheChild() async throws {
    let store = Store(initialState: Office.State(guest: Worker.State())) {
      Office(journal: Journal())
    }
    let guest = try #require(store.scope(state: \.guest, action: \.guest))
    let changes = guest.changes(of: \.count)
    guest.send(.bump)
    store.send(.letGuestGo)
    var values: [Int] = []
    for await value in changes { values.append(value) }
    #expect(values == [0, 1])
  }

  @Test func changesOfAScopedStoreFollowItsPart() async {
    let store = Store(initialState: Office.State()) { Office(journal: Journal()) }
    let left = store.scope(state: \.left, action: \.left)
    var changes = left.changes(of: \.count).makeAsyncIterator()
    left.send(.bump)
    store.send(.right(.bump))
    store.send(.left(.bump))
    #expect(await changes.next() == 0)
    #expect(await changes.next() == 1)
    #expect(await changes.next() == 2)
  }

  @Test func sendsDuringAReductionWaitForTheirTurn() {
    let box = Holder<StoreOf<Recorder>?>(nil)
    let store = Recorder.store { state, action in
      if case .value(1) = action {
        MainActor.assumeIsolated {
          _ = box.value?.send(.value(2))
        }
        state.values.append(10)
        return .send(.value(3))
      }
      return .none
    }
    box.value = store
    store.send(.value(1))
    #expect(store.withState(\.values) == [1, 10, 2, 3])
    box.value = nil
  }

  @Test func aSendThatWaitsGivesATaskToWaitFor() async {
    let box = Holder<StoreOf<Recorder>?>(nil)
    let task = Holder<StoreTask?>(nil)
    let store = Recorder.store { _, action in
      switch action {
      case .start:
        MainActor.assumeIsolated {
          task.value = box.value?.send(.tick)
        }
        return .none
      case .tick: return .run { await $0(.value(5)) }
      default: return .none
      }
    }
    box.value = store
    store.send(.start)
    await task.value?.finish()
    #expect(store.withState(\.values) == [5])
    box.value = nil
  }

  @Test func overriddenDependenciesReachTheReducer() {
    let store = Store(initialState: [UUID]()) {
      Reduce<[UUID], Void> { state, _ in
        @Dependency(\.uuid) var uuid
        state.append(uuid())
        return .none
      }
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.send(())
    store.send(())
    #expect(store.withState { $0 } == [UUID(0), UUID(1)])
  }

  @Test func dependenciesAroundTheStoresCreationReachTheReducer() {
    let store = withDependencies {
      $0.uuid = .constant(UUID(4))
    } operation: {
      Store(initialState: [UUID]()) {
        Reduce<[UUID], Void> { state, _ in
          @Dependency(\.uuid) var uuid
          state.append(uuid())
          return .none
        }
      }
    }
    store.send(())
    #expect(store.withState { $0 } == [UUID(4)])
  }
}
