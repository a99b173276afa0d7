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

  @Test(arguments: Carry.Way.allCases)
  func aDismissThatWasTakenAlongWorksAnywhere(way: Carry.Way) async {
    let issues = await RecordedIssues.during {
      let box = LockIsolated<DismissEffect?>(nil)
      let store = Store(
        initialState: Carrier.State(sheet: Carry.State(), path: .init([Carry.State()]))
      ) {
        Carrier(box: box)
      }
      await store.send(.sheet(.presented(.close(way)))).finish()
      await box.value?()
      box.setValue(nil)
      #expect(store.withState(\.sheet) == nil)
      #expect(store.withState(\.path.count) == 1)
      await store.send(.path(.element(id: 0, action: .close(way)))).finish()
      await box.value?()
      #expect(store.withState(\.path.isEmpty))
    }
    #expect(issues == [])
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

/// A child that hands its `dismiss` on.
@Reducer
struct Carry {
  @ObservableState
  struct State: Equatable {}

  enum Way: CaseIterable, Equatable, Sendable {
    case detached, handedOver, readInTheEffect
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case close(Way)
  }

  let box: LockIsolated<DismissEffect?>
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      guard case .close(let way) = action else { return .none }
      switch way {
      case .detached: return .run { [dismiss] _ in await Task.detached { await dismiss() }.value }
      case .handedOver:
        box.setValue(dismiss)
        return .none
      case .readInTheEffect:
        return .run { _ in
          let dismiss = dismiss
          await Task.detached { await dismiss() }.value
        }
      }
    }
  }
}

/// Presents such children.
@Reducer
struct Carrier {
  @ObservableState
  struct State: Equatable {
    @Presents var sheet: Carry.State?
    var path = StackState<Carry.State>()
  }

  @CasePathable
  enum Action: Sendable {
    case sheet(PresentationAction<Carry.Action>)
    case path(StackActionOf<Carry>)
  }

  let box: LockIsolated<DismissEffect?>

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$sheet, action: \.sheet) { Carry(box: box) }
      .forEach(\.path, action: \.path) { Carry(box: box) }
  }
}
