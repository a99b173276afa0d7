import Testing

@testable import ComposableArchitecture

/// Who is told of what.
@MainActor
struct ObservationTests {
  private let journal = Journal()

  private func changes<Value>(
    of read: @autoclosure () -> Value, during operation: () -> Void
  ) -> Int {
    let count = LockIsolated(0)
    withObservationTracking {
      _ = read()
    } onChange: {
      count.withValue { $0 += 1 }
    }
    operation()
    return count.value
  }

  private func store(_ state: Office.State = Office.State()) -> StoreOf<Office> {
    Store(initialState: state) { Office(journal: journal) }
  }

  @Test func aFieldsObserversAreToldOfItsChangesOnly() {
    let store = store()
    #expect(changes(of: store.left.count) { store.send(.left(.bump)) } == 1)
    #expect(changes(of: store.left.count) { store.send(.right(.bump)) } == 0)
    #expect(changes(of: store.left) { store.send(.left(.bump)) } == 0)
    #expect(changes(of: store.log) { store.send(.left(.bump)) } == 0)
  }

  @Test func readsThroughAScopedStoreAreObserved() {
    let store = store()
    let left = store.scope(state: \.left, action: \.left)
    #expect(changes(of: left.count) { store.send(.left(.bump)) } == 1)
    #expect(changes(of: left.received) { store.send(.left(.bump)) } == 0)
  }

  @Test func readsByAReducerAreNotTakenForReadsByAView() {
    let store = store()
    #expect(
      changes(of: store.send(.left(.bump))) {
        store.send(.left(.bump))
        store.send(.right(.bump))
      } == 0)
  }

  @Test func observersReadTheNewValue() {
    let store = store()
    let seen = Holder<Int?>(nil)
    withObservationTracking {
      _ = store.left.count
    } onChange: {
      MainActor.assumeIsolated { seen.value = store.left.count }
    }
    store.send(.left(.bump))
    #expect(seen.value == 1)
  }

  @Test func observersOfAChildAreToldWhenItIsReplaced() {
    let building = Store(
      initialState: Building.State(office: Office.State(guest: Worker.State(count: 5)))
    ) {
      Building(journal: journal)
    }
    #expect(
      changes(of: building.office.guest?.count) { building.send(.change(.replaceGuest)) } == 1)
    #expect(
      changes(of: building.office.guest?.count) { building.send(.change(.replaceOffice)) } == 1)
    #expect(changes(of: building.office.guest == nil) { building.send(.change(.clear)) } == 1)
  }

  @Test func observersOfAPresentedChildAreTold() {
    let store = store()
    #expect(changes(of: store.sheet) { store.send(.present) } == 1)
    #expect(changes(of: store.sheet?.count) { store.send(.sheet(.presented(.bump))) } == 1)
    #expect(changes(of: store.sheet) { store.send(.sheet(.presented(.bump))) } == 0)
    #expect(changes(of: store.sheet?.count) { store.send(.replaceSheet) } == 1)
    #expect(changes(of: store.sheet?.count) { store.send(.sheet(.dismiss)) } == 1)
  }

  @Test func observersOfRowsAreToldWhenRowsComeOrGo() {
    let store = store(Office.State(rows: [Office.Row.State(id: 1), Office.Row.State(id: 2)]))
    let bump = Office.Action.rows(.element(id: 1, action: .worker(.bump)))
    #expect(changes(of: store.rows.count) { store.send(bump) } == 0)
    #expect(changes(of: store.rows[id: 1]?.worker.count) { store.send(bump) } == 1)
    #expect(changes(of: store.rows[id: 2]?.worker.count) { store.send(bump) } == 0)
    #expect(changes(of: store.rows.count) { store.send(.removeRow(2)) } == 1)
  }

  @Test func observersOfARowsStoreAreToldOfThatRow() {
    let store = store(Office.State(rows: [Office.Row.State(id: 1), Office.Row.State(id: 2)]))
    let rows = store.scope(state: \.rows, action: \.rows)
    let row = rows[0]
    let bump = Office.Action.rows(.element(id: 1, action: .worker(.bump)))
    let reset = Office.Action.rows(.element(id: 1, action: .reset))
    #expect(changes(of: row.worker.count) { store.send(bump) } == 1)
    #expect(changes(of: row.worker.count) { store.send(reset) } == 1)
    #expect(row.worker.count == 0)
    let other = Office.Action.rows(.element(id: 2, action: .worker(.bump)))
    #expect(changes(of: row.worker.count) { store.send(other) } == 0)
  }

  @Test func observersOfTheWholeStateAreToldWhenItIsReplaced() {
    let store = Store(initialState: Worker.State(count: 3)) {
      Reduce<Worker.State, Bool> { state, replaces in
        if replaces { state = Worker.State() } else { state.count += 1 }
        return .none
      }
    }
    #expect(changes(of: store.count) { store.send(false) } == 1)
    #expect(changes(of: store.count) { store.send(true) } == 1)
    #expect(store.count == 0)
  }

  @Test func aStateThatWasSavedAndPutBackIsAnotherOne() {
    var state = Office.State(left: Worker.State(count: 1))
    let saved = state.left
    state.left.count = 2
    #expect(changes(of: state.left.count) { state.left = saved } == 1)
  }

  @Test func aCopyThatIsChangedAndPutBackIsTold() {
    var state = Office.State()
    var copy = state.left
    copy.count = 7
    let old = state.left
    #expect(changes(of: state.left.count) { state.left = copy } == 1)
    #expect(changes(of: state.left.count) { state.left = old } == 1)
  }

  @Test func equalValuesTellNobody() {
    var state = Worker.State()
    #expect(changes(of: state.count) { state.count = 0 } == 0)
    #expect(changes(of: state.count) { state.count = 1 } == 1)
  }

  @Test func observeRunsAgainAfterAChange() async {
    let store = store()
    let seen = Holder<[Int]>([])
    let token = observe { seen.value.append(store.left.count) }
    store.send(.left(.bump))
    await RunnableWork.drain()
    store.send(.left(.bump))
    store.send(.left(.bump))
    await RunnableWork.drain()
    #expect(seen.value == [0, 1, 3])
    token.cancel()
    store.send(.left(.bump))
    await RunnableWork.drain()
    #expect(seen.value == [0, 1, 3])
  }

  @Test func anObservationEndsWithItsToken() async {
    let store = store()
    let seen = LockIsolated(0)
    var tokens: Set<ObserveToken> = []
    observe {
      _ = store.left.count
      seen.withValue { $0 += 1 }
    }
    .store(in: &tokens)
    tokens = []
    store.send(.left(.bump))
    await RunnableWork.drain()
    #expect(seen.value == 1)
  }
}
