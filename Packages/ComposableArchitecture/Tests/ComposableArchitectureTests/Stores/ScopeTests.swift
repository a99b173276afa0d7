import Testing

@testable import ComposableArchitecture

/// Stores of parts, and what becomes of them.
@MainActor
struct ScopeTests {
  private let journal = Journal()

  private func office(_ state: Office.State = Office.State()) -> StoreOf<Office> {
    Store(initialState: state) { Office(journal: journal) }
  }

  @Test func aFieldsStoreReadsAndSends() {
    let store = office()
    let left = store.scope(state: \.left, action: \.left)
    left.send(.bump)
    #expect(left.count == 1)
    #expect(store.left.count == 1)
    #expect(store.scope(state: \.left, action: \.left) === left)
    #expect(store.scope(state: \.right, action: \.right) !== left)
  }

  @Test func anOptionalsStoreIsThereWhileTheChildIs() {
    let store = office()
    #expect(store.scope(state: \.guest, action: \.guest) == nil)
    let full = office(Office.State(guest: Worker.State()))
    let guest = full.scope(state: \.guest, action: \.guest)
    guest?.send(.bump)
    #expect(guest?.count == 1)
    #expect(full.scope(state: \.guest, action: \.guest) === guest)
    full.send(.letGuestGo)
    #expect(full.scope(state: \.guest, action: \.guest) == nil)
  }

  @Test func aStoreWhoseChildIsGoneKeepsTheLastValueAndReportsSends() async {
    let store = office(Office.State(sheet: Worker.State()))
    let sheet = store.scope(state: \.sheet, action: \.sheet.presented)
    sheet?.send(.bump)
    #expect(sheet?.count == 1)
    store.send(.sheet(.dismiss))
    let issues = await RecordedIssues.during {
      #expect(sheet?.count == 1)
      sheet?.send(.bump)
      #expect(sheet?.count == 1)
      #expect(store.log == ["sheet", "dismiss"])
    }
    #expect(issues.count == 1)
    store.send(.present)
    await withKnownDeadStore(sheet)
    let next = store.scope(state: \.sheet, action: \.sheet.presented)
    #expect(next !== sheet)
    next?.send(.bump)
    #expect(next?.count == 1)
  }

  @Test func aStoreOfAChildThatWasReplacedInOneTurnDoesNotBecomeTheNextOnes() async {
    let store = office(Office.State(sheet: Worker.State()))
    let sheet = store.scope(state: \.sheet, action: \.sheet.presented)
    sheet?.send(.bump)
    store.send(.replaceSheet)
    await withKnownDeadStore(sheet)
    #expect(store.sheet?.count == 0)
  }

  private func withKnownDeadStore(_ store: StoreOf<Worker>?) async {
    let issues = await RecordedIssues.during { store?.send(.bump) }
    #expect(issues.count == 1)
  }

  @Test func rowStoresAreCachedAndLetGoWithTheirRows() async throws {
    let store = office(
      Office.State(rows: [Office.Row.State(id: 1), Office.Row.State(id: 2)]))
    let rows = store.scope(state: \.rows, action: \.rows)
    #expect(rows.map(\.id).count == 2)
    let first = rows[0]
    first.send(.worker(.bump))
    #expect(first.worker.count == 1)
    #expect(store.scope(state: \.rows, action: \.rows)[0] === first)
    store.send(.removeRow(1))
    #expect(store.scope(state: \.rows, action: \.rows)[0] === rows[1])
    let issues = await RecordedIssues.during { first.send(.worker(.bump)) }
    #expect(issues.count == 1)
    #expect(first.worker.count == 1)
    let lateIssues = await RecordedIssues.during { #expect(rows[0].id != first.id) }
    #expect(lateIssues.count == 1)
  }

  @Test func storesOfAThousandRowsGoWithTheRows() {
    var state = Office.State()
    for id in 0..<1000 { state.rows.append(Office.Row.State(id: id)) }
    let store = office(state)
    let box = WeakStores()
    for row in store.scope(state: \.rows, action: \.rows) { box.add(row) }
    #expect(box.count == 1000)
    for id in 0..<1000 { store.send(.removeRow(id)) }
    #expect(box.count == 0)
  }

  @Test func aStoreWhoseChildrenWereScopedIsReleased() {
    weak var weakStore: StoreOf<Office>?
    let box = WeakStores()
    do {
      let store = office(
        Office.State(
          guest: Worker.State(), sheet: Worker.State(), rows: [Office.Row.State(id: 1)]))
      weakStore = store
      let left = store.scope(state: \.left, action: \.left)
      _ = left.count
      box.add(left)
      if let guest = store.scope(state: \.guest, action: \.guest) { box.add(guest) }
      if let sheet = store.scope(state: \.sheet, action: \.sheet.presented) { box.add(sheet) }
      for row in store.scope(state: \.rows, action: \.rows) { box.add(row) }
      #expect(box.count == 4)
    }
    #expect(weakStore == nil)
    #expect(box.count == 0)
  }

  @Test func theStoreOfAChildThatIsGoneIsNotKept() {
    let store = office(Office.State(guest: Worker.State()))
    let box = WeakStores()
    if let guest = store.scope(state: \.guest, action: \.guest) { box.add(guest) }
    #expect(box.count == 1)
    store.send(.letGuestGo)
    #expect(box.count == 0)
  }

  @Test func aScopedStoreKeepsTheRootRunning() {
    var store: StoreOf<Office>? = office()
    let left = store?.scope(state: \.left, action: \.left)
    store = nil
    left?.send(.bump)
    #expect(left?.count == 1)
  }

  @Test func sixteenHundredLevelsOfStoresCarryAnActionThrough() {
    let store = Store(initialState: Deep.State(level: 1600)) { Deep() }
    var deepest = store
    for _ in 0..<1600 { deepest = deepest.scope(state: \.child, action: \.child) }
    deepest.send(.bump)
    #expect(deepest.withState(\.number) == 1)
    #expect(store.withState(\.bottom) == 1)
  }

  @Test func anEnumsCasesAreScopedByKeyPath() {
    let leaf = Leaf.State(id: 3, buffer: CountedBuffer(LockIsolated(0)))
    let store = Store(initialState: Picker.State(choice: .leaf(leaf))) { Picker() }
    let scoped = store.scope(state: \.choice[case: \.leaf], action: \.choice.leaf)
    scoped?.send(.bump)
    #expect(scoped?.buffer.values == [1, 0])
    store.send(.pickOther)
    #expect(store.scope(state: \.choice[case: \.leaf], action: \.choice.leaf) == nil)
  }
}

/// Stores that this does not keep alive.
@MainActor
final class WeakStores {
  private struct Entry { weak var store: AnyObject? }
  private var entries: [Entry] = []

  func add(_ store: AnyObject) { entries.append(Entry(store: store)) }

  var count: Int { entries.filter { $0.store != nil }.count }
}

@Reducer
struct Picker {
  @ObservableState
  struct State: Equatable {
    var choice: Choice.State
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case choice(Choice.Action)
    case pickOther
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.choice, action: \.choice) { Choice() }
    Reduce { state, action in
      if case .pickOther = action { state.choice = .other(1) }
      return .none
    }
  }
}
