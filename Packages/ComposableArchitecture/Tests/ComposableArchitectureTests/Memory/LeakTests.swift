import Testing

@testable import ComposableArchitecture

/// What has come and gone leaves nothing behind, however often it comes.
@MainActor
struct LeakTests {
  private let cage = Canary.Cage()

  private func visits() -> StoreOf<Visits> {
    Store(initialState: Visits.State()) { Visits(cage: cage) }
  }

  private func core(of store: StoreOf<Visits>) throws -> RootCore<Visits.State, Visits.Action> {
    try #require(store.core as? RootCore<Visits.State, Visits.Action>)
  }

  /// The most canaries that may live while rounds go on: tasks end at every five hundredth round.
  private let crowd = 2_000

  @Test func tenThousandPresentationsLeaveNothing() async throws {
    let store = visits()
    let stores = WeakStores()
    var mostAlive = 0
    // An expectation costs more than a round: they are counted.
    var bumped = 0
    for round in 0..<10_000 {
      store.send(.came)
      guard let guest = store.scope(state: \.guest, action: \.guest.presented) else { break }
      if round.isMultiple(of: 100) { stores.add(guest) }
      guest.send(.bumped)
      bumped += guest.count
      guest.send(.worked)
      store.send(.guest(.dismiss))
      if round.isMultiple(of: 500) { await store.settle() }
      mostAlive = max(mostAlive, cage.living)
    }
    await store.settle()
    #expect(bumped == 10_000)
    #expect(mostAlive <= crowd)
    #expect(cage.living == 0)
    #expect(stores.count == 0)
    #expect(store.children.count == 0)
    let core = try core(of: store)
    #expect(core.effects.isEmpty)
    #expect(core.notices.watcherCount <= 1)
  }

  @Test func aThousandReplacedGuestsLeaveNothing() async throws {
    let store = visits()
    var last: StoreTask?
    for round in 0..<1_000 {
      store.send(.came)
      if round.isMultiple(of: 100) { await last?.finish() }
      last = store.send(.guest(.presented(.worked)))
    }
    store.send(.guest(.dismiss))
    await store.settle()
    #expect(cage.living == 0)
    #expect(try core(of: store).effects.isEmpty)
  }

  @Test func twoThousandRoundsOfStartAndCancelLeaveLiveTasksAndMemoryFlat() async throws {
    let store = visits()
    store.send(.came)
    var mostAlive = 0
    for round in 0..<2_000 {
      let task = store.send(.guest(.presented(.worked)))
      store.send(.guest(.presented(.stopped)))
      mostAlive = max(mostAlive, cage.living)
      if round.isMultiple(of: 500) { await task.finish() }
    }
    await store.settle()
    #expect(mostAlive <= crowd)
    let core = try core(of: store)
    #expect(core.effects.isEmpty)
    #expect(!store.hasRunningEffects)
    store.send(.guest(.dismiss))
    await cage.isEmpty()
    #expect(cage.living == 0)
  }

  @Test func aThousandRowsAddedScopedAndRemovedLeaveNothing() async throws {
    let store = visits()
    let stores = WeakStores()
    for id in 0..<1_000 { store.send(.joined(id)) }
    for row in store.scope(state: \.visitors, action: \.visitors) {
      row.send(.worked)
      row.send(.bumped)
      #expect(row.count == 1)
      stores.add(row)
    }
    #expect(stores.count == 1_000)
    #expect(cage.living == 2_000)
    for id in 0..<1_000 { store.send(.left(id)) }
    await store.settle()
    #expect(stores.count == 0)
    #expect(cage.living == 0)
    #expect(try core(of: store).effects.isEmpty)
  }

  @Test func aThousandScreensPushedAndPoppedLeaveNothing() async throws {
    let store = visits()
    for _ in 0..<1_000 { store.send(.pushed) }
    let ids = Array(store.withState(\.path).ids)
    for id in ids { store.send(.path(.element(id: id, action: .worked))) }
    #expect(cage.living == 2_000)
    store.send(.path(.popFrom(id: ids[0])))
    await store.settle()
    #expect(cage.living == 0)
    #expect(try core(of: store).effects.isEmpty)
  }

  @Test func aStoreThatGoesTakesItsChildrenAndTheirWorkWithIt() async {
    let stores = WeakStores()
    do {
      let store = visits()
      stores.add(store)
      stores.add(store.core)
      store.send(.came)
      store.send(.joined(1))
      store.send(.pushed)
      if let guest = store.scope(state: \.guest, action: \.guest.presented) { stores.add(guest) }
      for row in store.scope(state: \.visitors, action: \.visitors) { stores.add(row) }
      store.send(.guest(.presented(.worked)))
      store.send(.visitors(.element(id: 1, action: .worked)))
      #expect(stores.count == 4)
      #expect(cage.living == 5)
    }
    #expect(stores.count == 0)
    await cage.isEmpty()
    #expect(cage.living == 0)
  }

  @Test func anEndedObservationLeavesNothing() async {
    let store = visits()
    store.send(.came)
    weak var weakToken: ObserveToken?
    do {
      let canary = Canary(in: cage)
      let token = observe { withExtendedLifetime(canary) { _ = store.guest } }
      weakToken = token
      #expect(cage.living == 2)
    }
    #expect(weakToken == nil)
    store.send(.guest(.dismiss))
    await cage.isEmpty()
    #expect(cage.living == 0)
  }
}
