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

  @Test func amongManyPresentedChildrensStoresTheOneThatIsDismissedIsLetGoAtOnce() throws {
    let store = Store(initialState: Hotel.State(count: 200)) { Hotel(journal: journal) }
    let core = try #require(store.core as? RootCore<Hotel.State, Hotel.Action>)
    let rooms = store.scope(state: \.rooms, action: \.rooms)
    for room in rooms {
      _ = room.scope(state: \.sheet, action: \.sheet.presented)
      _ = room.scope(state: \.guest, action: \.guest)
    }
    #expect(core.notices.watcherCount == 401)
    weak let sheet = rooms[150].scope(state: \.sheet, action: \.sheet.presented)
    #expect(sheet != nil)
    store.send(.rooms(.element(id: 150, action: .sheet(.dismiss))))
    #expect(sheet == nil)
    #expect(core.notices.watcherCount == 400)
  }

  @Test func amongManyOptionalChildrensStoresThoseThatAreGoneAreLetGoInAFewTurns() throws {
    let store = Store(initialState: Hotel.State(count: 200)) { Hotel(journal: journal) }
    let core = try #require(store.core as? RootCore<Hotel.State, Hotel.Action>)
    let rooms = store.scope(state: \.rooms, action: \.rooms)
    for room in rooms { _ = room.scope(state: \.guest, action: \.guest) }
    let guest = try #require(rooms[150].scope(state: \.guest, action: \.guest))
    store.send(.rooms(.element(id: 150, action: .letGuestGo)))
    #expect(rooms[150].scope(state: \.guest, action: \.guest) == nil)
    store.send(.rooms(.element(id: 150, action: .welcome)))
    #expect(rooms[150].scope(state: \.guest, action: \.guest) !== guest)
    for _ in 0..<20 { store.send(.rooms(.element(id: 1, action: .bump))) }
    store.send(.clear)
    for _ in 0..<20 { store.send(.clear) }
    #expect(core.notices.watcherCount == 1)
  }

  @Test func oneStoreOfEachOfManyWaysIsKept() {
    let store = Store(initialState: Hotel.State(count: 40)) { Hotel(journal: journal) }
    var rooms: [StoreOf<Hotel.Room>] = []
    for id in 0..<40 {
      if let room = store.scope(state: \.rooms[id: id], action: \.rooms[id: id]) {
        rooms.append(room)
      }
    }
    #expect(rooms.count == 40)
    for round in 0..<2 {
      for id in 0..<40 {
        let room = store.scope(state: \.rooms[id: id], action: \.rooms[id: id])
        #expect(room === rooms[id], "round \(round), room \(id)")
      }
    }
    store.send(.remove(3))
    #expect(store.scope(state: \.rooms[id: 3], action: \.rooms[id: 3]) == nil)
    for id in 4..<40 {
      #expect(store.scope(state: \.rooms[id: id], action: \.rooms[id: id]) === rooms[id])
    }
    #expect(store.children.count == 39)
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
