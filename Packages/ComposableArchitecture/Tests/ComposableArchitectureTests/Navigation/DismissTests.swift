import ComposableArchitecture
import Testing

/// A child that lets itself go.
@MainActor
struct DismissTests {
  private let journal = Journal()

  @Test func anEffectStartedByAnotherEffectCanDismiss() async {
    let store = Store(initialState: Office.State(sheet: Worker.State())) {
      Office(journal: journal)
    }
    await store.send(.sheet(.presented(.again))).finish()
    await store.settle()
    #expect(store.withState(\.sheet) == nil)
    #expect(store.withState(\.log) == ["sheet", "sheet", "dismiss"])
  }

  @Test func aChildCanDismissItselfRightAfterItWasPresented() async {
    let store = Store(initialState: Office.State()) { Office(journal: journal) }
    await store.send(.present).finish()
    await store.send(.sheet(.presented(.closeButtonTapped))).finish()
    #expect(store.withState(\.sheet) == nil)
  }

  @Test func aDismissOfAChildThatWasReplacedReachesNobody() async {
    let gate = Journal()
    let store = Store(initialState: Show.State(sheet: Slow.State())) { Show(gate: gate) }
    store.send(.sheet(.presented(.close)))
    await gate.wait(for: "started")
    store.send(.replace)
    gate.note("go")
    await store.settle()
    #expect(store.withState(\.sheet) != nil)
  }

  @Test func aDismissOutsideOfAPresentationIsOneIssue() async {
    let issues = await RecordedIssues.during {
      let store = Store(initialState: Worker.State()) { Worker(journal: journal) }
      store.send(.closeButtonTapped)
      await store.settle()
    }
    #expect(issues.count == 1)
  }

  @Test func testsCanOverrideDismiss() async {
    let journal = journal
    let store = Store(initialState: Worker.State()) {
      Worker(journal: journal)
    } withDependencies: {
      $0.dismiss = DismissEffect { journal.note("dismissed") }
    }
    store.send(.closeButtonTapped)
    await store.settle()
    #expect(journal.entries == ["dismissed"])
  }

  @Test func aDismissWithNothingPresentedIsOneIssue() async {
    let issues = await RecordedIssues.during {
      let store = Store(initialState: Office.State()) { Office(journal: journal) }
      store.send(.sheet(.dismiss))
      #expect(store.withState(\.log) == ["dismiss"])
    }
    #expect(issues.count == 1)
  }

  @Test func aFeatureKnowsWhetherItIsPresented() async {
    let store = Store(initialState: Show.State(sheet: Slow.State())) { Show(gate: journal) }
    store.send(.sheet(.presented(.ask)))
    store.send(.inline(.ask))
    await store.settle()
    #expect(store.withState(\.sheet?.answers) == [true, true])
    #expect(store.withState(\.inline.answers) == [false, false])
  }
}

/// A child that takes its time to close, and tells whether it is presented.
@Reducer
struct Slow {
  @ObservableState
  struct State: Equatable {
    var answers: [Bool] = []
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case ask
    case answer(Bool)
    case close
  }

  let gate: Journal
  @Dependency(\.isPresented) var isPresented
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ask:
        state.answers.append(isPresented)
        return .run { send in await send(.answer(isPresented)) }
      case .answer(let answer):
        state.answers.append(answer)
        return .none
      case .close:
        return .run { [gate, dismiss] _ in
          gate.note("started")
          await gate.wait(for: "go")
          await dismiss()
        }
      }
    }
  }
}

/// A parent of slow children.
@Reducer
struct Show {
  @ObservableState
  struct State: Equatable {
    @Presents var sheet: Slow.State?
    var inline = Slow.State()
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case sheet(PresentationAction<Slow.Action>)
    case inline(Slow.Action)
    case replace
  }

  let gate: Journal

  var body: some ReducerOf<Self> {
    Scope(state: \.inline, action: \.inline) { Slow(gate: gate) }
    Reduce { state, action in
      if case .replace = action { state.sheet = Slow.State() }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Slow(gate: gate) }
  }
}
