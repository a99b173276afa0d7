import ComposableArchitecture
import Testing

/// Children in a case of an enum, with each of the two operators, and what happens to their work.
@MainActor
struct CaseChildTests {
  enum Operator: CaseIterable { case ifCaseLet, scope }

  enum Way: CaseIterable {
    case otherCase, otherValue, sameType

    var state: Shop.State {
      switch self {
      case .otherCase: .closed
      case .otherValue: .open(Worker.State())
      case .sameType: .night(Worker.State())
      }
    }
  }

  @Reducer
  struct Shop {
    @ObservableState
    enum State: Equatable {
      case open(Worker.State)
      case night(Worker.State)
      case closed
    }
    enum Action: Equatable, Sendable {
      case open(Worker.Action)
      case change(Way)
      case cancelAll
    }

    let journal: Journal
    let kind: Operator
    var leavesAtOnce = false

    var body: some ReducerOf<Self> {
      switch kind {
      case .ifCaseLet:
        parent.ifCaseLet(\.open, action: \.open) { Worker(journal: journal) }
      case .scope:
        Scope(state: \.open, action: \.open) { Worker(journal: journal) }
        parent
      }
    }

    var parent: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .open(.start) where leavesAtOnce:
          state = .closed
        case .open:
          journal.note("parent")
        case .change(let way):
          state = way.state
        case .cancelAll:
          return .cancel(id: Worker.ID.work)
        }
        return .none
      }
    }
  }

  private let journal = Journal()
  private let open = Shop.State.open(Worker.State())

  @Test(arguments: Operator.allCases)
  func theChildRunsBeforeTheParent(kind: Operator) {
    let store = Store(initialState: open) { Shop(journal: journal, kind: kind) }
    store.send(.open(.bump))
    #expect(store.open?.count == 1)
    #expect(journal.entries == ["parent"])
  }

  @Test(arguments: Operator.allCases)
  func anActionForAnotherCaseIsOneIssueAndReachesTheParent(kind: Operator) async throws {
    let issues = await RecordedIssues.during {
      let store = Store(initialState: Shop.State.closed) { Shop(journal: journal, kind: kind) }
      store.send(.open(.bump))
      #expect(store.state == .closed)
    }
    #expect(journal.entries == ["parent"])
    try #require(issues.count == 1)
    #expect(issues[0].message.contains("open(.bump)"))
    #expect(issues[0].message.contains("State.closed"))
    #expect(issues[0].message.contains("CaseChildTests.swift"))
  }

  @Test(arguments: Operator.allCases)
  func workOfAChildThatGoesInTheSameTurnNeverStarts(kind: Operator) async {
    let issues = await RecordedIssues.during {
      let store = Store(initialState: open) {
        Shop(journal: journal, kind: kind, leavesAtOnce: true)
      }
      store.send(.open(.start))
      await store.settle()
    }
    #expect(issues == [])
    #expect(journal.entries == [])
  }

  @Test(arguments: Operator.allCases, Way.allCases)
  func workOfAChildThatGoesIsCancelled(kind: Operator, way: Way) async {
    let issues = await RecordedIssues.during {
      let store = Store(initialState: open) { Shop(journal: journal, kind: kind) }
      store.send(.open(.start))
      await journal.wait(for: "worker started")
      store.send(.change(way))
      await store.settle()
      #expect(store.state == way.state)
    }
    #expect(issues == [])
    #expect(journal.entries.last == "worker cancelled")
  }

  @Test(arguments: Operator.allCases)
  func aParentCancelsTheWorkOfItsCase(kind: Operator) async {
    let store = Store(initialState: open) { Shop(journal: journal, kind: kind) }
    store.send(.open(.start))
    await journal.wait(for: "worker started")
    store.send(.cancelAll)
    await store.settle()
    #expect(journal.entries.last == "worker cancelled")
    #expect(store.open?.received == [])
  }
}
