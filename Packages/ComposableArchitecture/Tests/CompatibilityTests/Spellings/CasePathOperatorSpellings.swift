import ComposableArchitecture
import Testing

@Reducer
private struct Counter {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }
  @CasePathable
  enum Action: Equatable, Sendable {
    case tap
    case load
    case loaded(Int)
    case stop
  }
  enum CancelID { case load }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tap:
        state.count += 1
        return .none
      case .load:
        return .run { send in
          try await Task.never()
          await send(.loaded(1))
        }
        .cancellable(id: CancelID.load)
      case .loaded(let count):
        state.count = count
        return .none
      case .stop:
        return .cancel(id: CancelID.load)
      }
    }
  }
}

@Reducer
private struct Screen {
  struct State: Equatable {
    var left = Counter.State()
    var right = Counter.State()
    var optional: Counter.State?
    @PresentationState var sheet: Counter.State?
    @PresentationState var alert: AlertState<Alert>?
    var rows: IdentifiedArrayOf<Counter.State> = []
    var path = StackState<Counter.State>()
    var mode = Mode.State.first(Counter.State())
  }

  enum Action: Equatable, Sendable {
    case left(Counter.Action)
    case right(Counter.Action)
    case optional(Counter.Action)
    case sheet(PresentationAction<Counter.Action>)
    case alert(PresentationAction<Alert>)
    case rows(IdentifiedActionOf<Counter>)
    case row(id: Int, action: Counter.Action)
    case path(StackActionOf<Counter>)
    case mode(Mode.Action)
    case ask
    case answer(Int)
    case noAnswer
  }

  enum Alert: Equatable, Sendable { case ok }

  var body: some ReducerOf<Self> {
    Scope(
      state: \.left,
      action: /Action.left
    ) { Counter() }
    Scope(
      state: \.right,
      action: /Action.right
    ) { Counter() }
    Scope(
      state: \.mode,
      action: /Action.mode
    ) { Mode() }
    Reduce { _, action in
      switch action {
      case .ask:
        return .run { send in
          await send(.answer(42))
          await send(.noAnswer)
        }
      default: return .none
      }
    }
    .ifLet(
      \.optional,
      action: /Action.optional
    ) { Counter() }
    .ifLet(
      \.$sheet,
      action: /Action.sheet
    ) { Counter() }
    .ifLet(
      \.$alert,
      action: /Action.alert
    )
    .forEach(
      \.rows,
      action: /Action.rows
    ) { Counter() }
    .forEach(
      \.rows,
      action: /Action.row(id:action:)
    ) { Counter() }
    .forEach(
      \.path,
      action: /Action.path
    ) { Counter() }
  }
}

private struct Mode: Reducer {
  enum State: Equatable {
    case first(Counter.State)
    case second(Counter.State)
  }
  enum Action: Equatable, Sendable {
    case first(Counter.Action)
    case second(Counter.Action)
    case next
  }

  var body: some ReducerOf<Self> {
    Scope(
      state: /State.first,
      action: /Action.first
    ) { Counter() }
    Reduce { state, action in
      if case .next = action { state = .second(Counter.State()) }
      return .none
    }
    .ifCaseLet(
      /State.second,
      action: /Action.second
    ) { Counter() }
  }
}

/// Operators that are given case paths, as code from before case key paths does.
@MainActor
struct CasePathOperatorSpellings {
  @Test func eachOperatorRunsItsChild() async {
    let store = TestStore(
      initialState: Screen.State(
        optional: Counter.State(), sheet: Counter.State(),
        rows: [Counter.State(id: 1), Counter.State(id: 2)])
    ) { Screen() }
    await store.send(.left(.tap)) { $0.left.count = 1 }
    await store.send(.optional(.tap)) { $0.optional?.count = 1 }
    await store.send(.sheet(.presented(.tap))) { $0.sheet?.count = 1 }
    await store.send(.rows(.element(id: 2, action: .tap))) { $0.rows[id: 2]?.count = 1 }
    await store.send(.row(id: 1, action: .tap)) { $0.rows[id: 1]?.count = 1 }
    await store.send(.mode(.first(.tap))) { $0.mode = .first(Counter.State(count: 1)) }
    await store.send(.mode(.next)) { $0.mode = .second(Counter.State()) }
    await store.send(.mode(.second(.tap))) { $0.mode = .second(Counter.State(count: 1)) }
    await store.send(.path(.push(id: 0, state: Counter.State()))) {
      $0.path[id: 0] = Counter.State()
    }
    await store.send(.path(.element(id: 0, action: .tap))) { $0.path[id: 0]?.count = 1 }
  }

  @Test func alertsGoWithTheirActions() async {
    let store = TestStore(
      initialState: Screen.State(alert: AlertState { TextState("Really?") })
    ) { Screen() }
    await store.send(.alert(.presented(.ok))) { $0.alert = nil }
  }

  @Test func eachChildCancelsItsOwnWork() async {
    let store = TestStore(
      initialState: Screen.State(
        optional: Counter.State(), sheet: Counter.State(),
        rows: [Counter.State(id: 1), Counter.State(id: 2)])
    ) { Screen() }
    let starts: [(Counter.Action) -> Screen.Action] = [
      Screen.Action.left, Screen.Action.right, Screen.Action.optional,
      { .sheet(.presented($0)) }, { .row(id: 1, action: $0) }, { .row(id: 2, action: $0) },
      { .mode(.first($0)) },
    ]
    let tasks = await run(starts, .load, store)
    for (index, start) in starts.enumerated() {
      await store.send(start(.stop))
      await tasks[index].finish()
    }
  }

  private func run(
    _ starts: [(Counter.Action) -> Screen.Action], _ action: Counter.Action,
    _ store: TestStoreOf<Screen>
  ) async -> [TestStoreTask] {
    var tasks: [TestStoreTask] = []
    for start in starts { tasks.append(await store.send(start(action))) }
    return tasks
  }

  @Test func aChildThatGoesTakesItsWorkAlong() async {
    let store = TestStore(initialState: Screen.State(sheet: Counter.State())) { Screen() }
    await store.send(.sheet(.presented(.load)))
    await store.send(.sheet(.dismiss)) { $0.sheet = nil }
    await store.send(.mode(.first(.load)))
    await store.send(.mode(.next)) { $0.mode = .second(Counter.State()) }
  }

  @Test func receivedActionsAreMatchedByCase() async {
    let store = TestStore(initialState: Screen.State()) { Screen() }
    await store.send(.ask)
    await store.receive(/Screen.Action.answer)
    await store.receive(/Screen.Action.noAnswer, timeout: 1_000_000_000)
    await store.send(.ask)
    await withExpectedIssue { await store.receive(/Screen.Action.noAnswer) }
    await store.receive(/Screen.Action.noAnswer, timeout: .seconds(1))
  }
}
