import ComposableArchitecture
import Testing

/// Children that come and go, and what happens to their work.
@MainActor
struct ChildLifetimeTests {
  enum Child: CaseIterable {
    case guest, sheet, row

    var start: Office.Action {
      switch self {
      case .guest: .guest(.start)
      case .sheet: .sheet(.presented(.start))
      case .row: .rows(.element(id: 1, action: .worker(.start)))
      }
    }

    var bump: Office.Action {
      switch self {
      case .guest: .guest(.bump)
      case .sheet: .sheet(.presented(.bump))
      case .row: .rows(.element(id: 1, action: .worker(.bump)))
      }
    }

    var letGo: Office.Action {
      switch self {
      case .guest: .letGuestGo
      case .sheet: .sheet(.dismiss)
      case .row: .removeRow(1)
      }
    }
  }

  private let journal = Journal()

  private var full: Office.State {
    Office.State(
      guest: Worker.State(), sheet: Worker.State(), rows: [Office.Row.State(id: 1)])
  }

  @Test(arguments: Child.allCases)
  func workOfAChildThatGoesInTheSameTurnNeverStarts(child: Child) async {
    let issues = await RecordedIssues.during {
      let store = Store(initialState: full) { Office(journal: journal, letsGoAtOnce: true) }
      store.send(child.start)
      await store.settle()
      #expect(store.withState(\.log) == [])
    }
    #expect(issues == [])
    #expect(journal.entries == [])
  }

  @Test(arguments: Child.allCases)
  func workOfAChildThatGoesIsCancelled(child: Child) async {
    let issues = await RecordedIssues.during {
      let store = Store(initialState: full) { Office(journal: journal) }
      store.send(child.start)
      await journal.wait(for: "\(child) started")
      store.send(child.letGo)
      await store.settle()
    }
    #expect(issues == [])
    #expect(journal.entries == ["\(child) started", "\(child) cancelled"])
  }

  @Test(arguments: Child.allCases)
  func anActionForAChildThatIsNotThereIsOneIssueAndReachesTheParent(child: Child) async {
    let issues = await RecordedIssues.during {
      let store = Store(initialState: Office.State()) { Office(journal: journal) }
      store.send(child.bump)
      let name = child == .row ? "rows" : "\(child)"
      #expect(store.state == Office.State(log: [name]))
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("bump") == true)
    #expect(issues.first?.message.contains("ParentFeatures.swift") == true)
  }

  @Test(arguments: [
    Building.Change.clear, .replaceGuest, .replaceOffice, .archiveAndReplace,
  ])
  func aGrandparentThatTakesAnOptionalChildEndsItsWork(change: Building.Change) async {
    let issues = await RecordedIssues.during {
      let store = Store(initialState: Building.State(office: full)) { Building(journal: journal) }
      store.send(.office(.guest(.start)))
      await journal.wait(for: "guest started")
      store.send(.change(change))
      await store.settle()
      #expect(store.office.guest?.received ?? [] == [])
    }
    #expect(issues == [])
    #expect(journal.entries.last == "guest cancelled")
  }

  @Test(arguments: [
    Building.Change.clear, .replaceSheet, .replaceOffice, .archiveAndReplace,
  ])
  func aGrandparentThatTakesAPresentedChildEndsItsWork(change: Building.Change) async {
    let issues = await RecordedIssues.during {
      let store = Store(initialState: Building.State(office: full)) { Building(journal: journal) }
      store.send(.office(.sheet(.presented(.start))))
      await journal.wait(for: "sheet started")
      store.send(.change(change))
      await store.settle()
      #expect(store.office.sheet?.received ?? [] == [])
    }
    #expect(issues == [])
    #expect(journal.entries.last == "sheet cancelled")
  }

  @Test func aGrandparentThatRemovesARowEndsItsWork() async {
    let store = Store(initialState: Building.State(office: full)) { Building(journal: journal) }
    store.send(.office(.rows(.element(id: 1, action: .worker(.start)))))
    await journal.wait(for: "row started")
    store.send(.change(.removeRows))
    await store.settle()
    #expect(journal.entries.last == "row cancelled")
  }

  @Test func aChildThatIsCopiedChangedAndPutBackGoesOnWorking() async {
    let store = Store(initialState: Building.State(office: full)) { Building(journal: journal) }
    let task = store.send(.office(.sheet(.presented(.start))))
    await journal.wait(for: "sheet started")
    store.send(.change(.editSheet))
    store.send(.change(.editSheet))
    #expect(store.office.sheet?.count == 2)
    #expect(store.hasRunningEffects)
    #expect(!journal.entries.contains("sheet cancelled"))
    task.cancel()
    await store.settle()
  }

  @Test func siblingsAndRowsDoNotShareIDsButAParentReachesAll() async {
    var state = full
    state.rows = [Office.Row.State(id: 1), Office.Row.State(id: 2)]
    let store = Store(initialState: state) { Office(journal: journal) }
    store.send(.left(.start))
    store.send(.right(.start))
    store.send(.rows(.element(id: 1, action: .worker(.start))))
    await journal.wait(for: "left started")
    await journal.wait(for: "right started")
    await journal.wait(for: "row started")
    store.send(.left(.cancel))
    await journal.wait(for: "left cancelled")
    store.send(.rows(.element(id: 2, action: .worker(.cancel))))
    await RunnableWork.drain()
    #expect(!journal.entries.contains("right cancelled"))
    #expect(!journal.entries.contains("row cancelled"))
    store.send(.cancelAll)
    await store.settle()
    #expect(journal.entries.contains("right cancelled"))
    #expect(journal.entries.contains("row cancelled"))
  }

  @Test func aChildDoesNotCancelItsParent() async {
    enum ID { case shared }
    let journal = journal
    let child = Recorder { _, action in action == .stop ? .cancel(id: ID.shared) : .none }
    let store = Store(initialState: Nest.State()) {
      Nest(child: child) { action in
        action == .start
          ? .run { _ in await journal.work("parent") }.cancellable(id: ID.shared) : .none
      }
    }
    let task = store.send(.start)
    await journal.wait(for: "parent started")
    store.send(.child(.stop))
    await RunnableWork.drain()
    #expect(journal.entries == ["parent started"])
    task.cancel()
    await store.settle()
  }

  @Test func workOfARowGoesOnWhenOtherRowsCome() async {
    let store = Store(initialState: full) { Office(journal: journal) }
    let task = store.send(.rows(.element(id: 1, action: .worker(.start))))
    await journal.wait(for: "row started")
    store.send(.removeRow(7))
    store.send(.letGuestGo)
    #expect(!journal.entries.contains("row cancelled"))
    task.cancel()
    await store.settle()
  }

  @Test func manyRowsWithWorkEndWithTheirRows() async {
    var state = Office.State()
    for id in 0..<200 { state.rows.append(Office.Row.State(id: id)) }
    let store = Store(initialState: state) { Office(journal: journal) }
    for id in 0..<200 { store.send(.rows(.element(id: id, action: .worker(.start)))) }
    for id in 0..<200 { store.send(.removeRow(id)) }
    await store.settle()
    #expect(!store.hasRunningEffects)
    #expect(store.withState(\.rows).isEmpty)
  }

  @Test func aDismissedChildAmongManyWorkingOnesEndsAtOnce() async {
    var state = full
    for id in 2..<200 { state.rows.append(Office.Row.State(id: id)) }
    let store = Store(initialState: state) { Office(journal: journal) }
    for id in 1..<200 { store.send(.rows(.element(id: id, action: .worker(.start)))) }
    store.send(.sheet(.presented(.start)))
    await journal.wait(for: "sheet started")
    store.send(.sheet(.dismiss))
    await journal.wait(for: "sheet cancelled")
    for id in 1..<200 { store.send(.removeRow(id)) }
    await store.settle()
  }
}

/// A parent around a recorder.
struct Nest: Reducer {
  struct State: Equatable {
    var child = Recorder.State()
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case child(Recorder.Action)
    case start
  }

  let child: Recorder
  let respond: @Sendable (Action) -> Effect<Action>

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { child }
    Reduce { _, action in respond(action) }
  }
}
