import Testing

@testable import ComposableArchitecture

/// Many effects with one cancellation id, at many places.
@MainActor
struct ManyEffectsTests {
  private let journal = Journal()
  private let count = 300

  /// A store whose rows all work.
  private func workingStore() throws -> (
    store: StoreOf<Office>, core: RootCore<Office.State, Office.Action>
  ) {
    var state = Office.State()
    for id in 0..<count { state.rows.append(Office.Row.State(id: id)) }
    let store = Store(initialState: state) { Office(journal: journal) }
    for id in 0..<count { store.send(.rows(.element(id: id, action: .worker(.start)))) }
    return (store, try #require(store.core as? RootCore<Office.State, Office.Action>))
  }

  @Test func aRowCancelsItsOwnEffectOnly() async throws {
    let (store, core) = try workingStore()
    #expect(core.inFlight.count == count)
    store.send(.rows(.element(id: 50, action: .worker(.cancel))))
    store.send(.rows(.element(id: 50, action: .worker(.cancel))))
    #expect(core.inFlight.count == count - 1)
    store.send(.rows(.element(id: 7, action: .worker(.cancel))))
    #expect(core.inFlight.count == count - 2)
    store.send(.cancelAll)
    await store.settle()
    #expect(core.effects.isEmpty)
  }

  @Test func anEffectStartedAgainIsFoundAgain() async throws {
    let (store, core) = try workingStore()
    for _ in 0..<3 {
      store.send(.rows(.element(id: 50, action: .worker(.cancel))))
      store.send(.rows(.element(id: 50, action: .worker(.start))))
      #expect(core.inFlight.count == count)
    }
    store.send(.cancelAll)
    await store.settle()
    #expect(core.effects.isEmpty)
  }

  @Test func theParentCancelsThoseOfAllRowsAndOfItsOtherChildren() async throws {
    let (store, core) = try workingStore()
    store.send(.left(.start))
    store.send(.right(.start))
    #expect(core.inFlight.count == count + 2)
    store.send(.left(.cancel))
    #expect(core.inFlight.count == count + 1)
    store.send(.cancelAll)
    #expect(core.inFlight.isEmpty)
    await store.settle()
    #expect(core.effects.isEmpty)
  }

  @Test func thousandsOfStartsOfOneIdAtOnePlaceAreAllFound() async throws {
    let store = Store(initialState: Worker.State()) { Worker(journal: journal) }
    let core = try #require(store.core as? RootCore<Worker.State, Worker.Action>)
    for _ in 0..<5_000 { store.send(.start) }
    #expect(core.inFlight.count == 5_000)
    store.send(.cancel)
    #expect(core.inFlight.isEmpty)
    for _ in 0..<5_000 { store.send(.start) }
    await journal.wait(for: "worker started")
    store.send(.cancel)
    await store.settle()
    #expect(core.effects.isEmpty)
    #expect(store.received == [])
  }

  @Test func aDismissedChildsEffectIsCancelledAmongMany() async throws {
    let (store, core) = try workingStore()
    store.send(.present)
    store.send(.sheet(.presented(.start)))
    #expect(core.inFlight.count == count + 1)
    store.send(.sheet(.dismiss))
    #expect(core.inFlight.count == count)
    store.send(.present)
    store.send(.sheet(.presented(.start)))
    store.send(.replaceSheet)
    #expect(core.inFlight.count == count)
    store.send(.cancelAll)
    await store.settle()
    #expect(core.effects.isEmpty)
  }

  @Test func aGrandparentThatRemovesAllRowsEndsTheirEffectsAtOnce() async throws {
    var state = Building.State()
    for id in 0..<count { state.office.rows.append(Office.Row.State(id: id)) }
    state.office.sheet = Worker.State()
    let store = Store(initialState: state) { Building(journal: journal) }
    let core = try #require(store.core as? RootCore<Building.State, Building.Action>)
    for id in 0..<count { store.send(.office(.rows(.element(id: id, action: .worker(.start))))) }
    store.send(.office(.sheet(.presented(.start))))
    #expect(core.inFlight.count == count + 1)
    store.send(.change(.clear))
    #expect(core.inFlight.count == count)
    store.send(.change(.removeRows))
    #expect(core.inFlight.isEmpty)
    await store.settle()
    #expect(core.effects.isEmpty)
  }

  @Test func anotherCaseEndsTheManyEffectsOfTheOneBefore() async throws {
    let store = Store(initialState: Tenant.State.working(Worker.State())) {
      Tenant(journal: journal)
    }
    let core = try #require(store.core as? RootCore<Tenant.State, Tenant.Action>)
    for _ in 0..<count { store.send(.working(.start)) }
    #expect(core.inFlight.count == count)
    store.send(.leave)
    #expect(core.inFlight.isEmpty)
    await store.settle()
    #expect(core.effects.isEmpty)
  }

  @Test func removedRowsTakeTheirEffectsAlong() async throws {
    let (store, core) = try workingStore()
    for id in stride(from: 0, to: count, by: 2) { store.send(.removeRow(id)) }
    #expect(core.inFlight.count == count / 2)
    for id in stride(from: 1, to: count, by: 2) {
      store.send(.rows(.element(id: id, action: .worker(.cancel))))
    }
    #expect(core.inFlight.isEmpty)
    await store.settle()
    #expect(core.effects.isEmpty)
  }
}

/// A worker in a case of an enum, which a reducer beside the `Scope` changes.
@Reducer
struct Tenant {
  @CasePathable
  enum State: Equatable {
    case working(Worker.State)
    case gone
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case working(Worker.Action)
    case leave
  }

  let journal: Journal

  var body: some ReducerOf<Self> {
    Scope(state: \.working, action: \.working) { Worker(journal: journal) }
    Reduce { state, action in
      if case .leave = action { state = .gone }
      return .none
    }
  }
}
