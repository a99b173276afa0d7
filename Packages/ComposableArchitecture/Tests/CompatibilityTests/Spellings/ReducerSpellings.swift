import ComposableArchitecture
import Testing

@Reducer
struct Tally {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    init(id: Int = 0, count: Int = 0) {
      self.id = id
      self.count = count
    }
  }

  enum Action: Equatable {
    case decrement
    case increment
    case delegate(Delegate)

    @CasePathable
    enum Delegate: Equatable { case isZero }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .decrement:
        state.count -= 1
        return state.count == 0 ? .send(.delegate(.isZero)) : .none
      case .increment:
        state.count += 1
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

/// A reducer without a macro and with `reduce`, as libraries write them.
struct Logging<Base: Reducer>: Reducer {
  let base: Base
  let log: (Base.Action) -> Void

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    log(action)
    return base.reduce(into: &state, action: action)
  }
}

/// A reducer without a macro and with a `body`.
struct Twice<Base: Reducer>: Reducer {
  let base: Base
  var body: some ReducerOf<Base> {
    base
    base
  }
}

extension Reducer {
  func logged(_ log: @escaping (Action) -> Void) -> some ReducerOf<Self> {
    Logging(base: self, log: log)
  }
}

@Reducer
struct Everything {
  @ObservableState
  struct State: Equatable {
    var optional: Tally.State?
    var plain = Tally.State()
    var rows: IdentifiedArrayOf<Tally.State> = []
    @Presents var presented: Tally.State?
    var page = Page.State.loaded(Tally.State())
    var log: [String] = []
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case optional(Tally.Action)
    case page(Page.Action)
    case plain(Tally.Action)
    case presented(PresentationAction<Tally.Action>)
    case rows(IdentifiedActionOf<Tally>)
    case unused
  }

  @Reducer
  struct Page {
    @ObservableState
    enum State: Equatable {
      case loaded(Tally.State)
      case loading
    }
    enum Action {
      case loaded(Tally.Action)
      case reload
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .loaded(.delegate(.isZero)):
          state = .loading
          return .none
        case .loaded:
          return .none
        case .reload:
          state = .loaded(Tally.State())
          return .none
        }
      }
      .ifCaseLet(\.loaded, action: \.loaded) {
        Tally()
      }
    }
  }

  let isLogging: Bool
  let extra: Tally?

  @ReducerBuilder<State, Action>
  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.plain, action: \.plain) {
      Tally()
      if let extra {
        extra
      }
    }
    Scope(state: \.page, action: \.page, child: Page.init)
    if isLogging {
      Reduce { state, action in
        state.log.append("\(action)".prefix { $0 != "(" }.description)
        return .none
      }
    } else {
      EmptyReducer()
    }
    for _ in 1...2 {
      Reduce { state, action in
        guard case .unused = action else { return .none }
        state.text += "."
        return .none
      }
    }
    switch isLogging {
    case true:
      EmptyReducer()
    case false:
      Reduce { _, _ in .none }
    }
    if #available(macOS 99, *) {
      EmptyReducer()
    }
    CombineReducers {
      core
      EmptyReducer()
    }
    .ifLet(\.optional, action: \.optional) {
      Tally()
    }
    .ifLet(\.$presented, action: \.presented) {
      Tally()._printChanges(nil)
    }
    .forEach(\.rows, action: \.rows) {
      Tally()
    }
    .onChange(of: \.text) { oldValue, newValue in
      Reduce { state, _ in
        state.log.append("\(oldValue) → \(newValue)")
        return .none
      }
    }
    .onChange(of: \.rows.count) { _, _ in
      EmptyReducer()
    }
  }

  var core: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows(.element(id: let id, action: .delegate(.isZero))):
        state.rows.remove(id: id)
        return .none
      case .presented(.presented(.delegate(.isZero))):
        state.presented = nil
        return .none
      case .optional(.delegate(.isZero)):
        state.optional = nil
        return .none
      default:
        return .none
      }
    }
  }
}

@Reducer
private struct Methodical {
  struct State: Equatable { var count = 0 }
  enum Action { case add(Int) }

  var body: some ReducerOf<Self> {
    Reduce(core)
    Reduce(self.core(into:action:))
  }

  private func core(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case let .add(number):
      state.count += number
      return .none
    }
  }
}

@MainActor
struct ReducerSpellings {
  @Test func methodsAreReducers() async {
    let store: TestStoreOf<Methodical> = TestStore(
      initialState: Methodical.State(), reducer: Methodical.init)
    await store.send(\.add, 2) { $0.count = 4 }
    await store.send(.add(0))
  }

  @Test func everyOperatorInOneBody() async {
    let store = TestStore(
      initialState: Everything.State(
        optional: Tally.State(count: 1),
        rows: [Tally.State(id: 1, count: 1), Tally.State(id: 2)],
        presented: Tally.State(count: 1))
    ) {
      Everything(isLogging: false, extra: Tally())
    }
    await store.send(.plain(.increment)) { $0.plain.count = 2 }
    await store.send(\.optional.decrement) { $0.optional?.count = 0 }
    await store.receive(\.optional.delegate.isZero) { $0.optional = nil }
    await store.send(\.rows[id: 1].decrement) { $0.rows[id: 1]?.count = 0 }
    await store.receive(\.rows[id: 1].delegate) { $0.rows.remove(id: 1) }
    await store.send(.rows(.element(id: 2, action: .increment))) { $0.rows[id: 2]?.count = 1 }
    await store.send(\.presented.decrement) { $0.presented?.count = 0 }
    await store.receive(\.presented.delegate.isZero) { $0.presented = nil }
    await store.send(\.page.loaded.increment) {
      $0.page.modify(\.loaded) { $0.count = 1 }
    }
    await store.send(\.page.loaded.decrement) {
      $0.page.modify(\.loaded) { $0.count = 0 }
    }
    await store.receive(\.page.loaded.delegate, .isZero) { $0.page = .loading }
    await store.send(.page(.reload)) { $0.page = .loaded(Tally.State()) }
    await store.send(.unused) {
      $0.text = ".."
    }
    await store.send(\.binding.text, "a") {
      $0.text = "a"
    }
  }

  @Test func operatorsOfOnesOwn() {
    var seen: [Tally.Action] = []
    let store = Store(initialState: Tally.State()) {
      Twice(base: Tally().logged { seen.append($0) })
    }
    store.send(.increment)
    #expect(store.count == 2)
    #expect(seen == [.increment, .increment])
  }

  @Test func reducersAreCalledByHandAndErased() {
    var state = Tally.State()
    _ = Tally().reduce(into: &state, action: .increment)
    let erased = Reduce(Tally())
    let fromClosure = Reduce<Tally.State, Tally.Action> { state, _ in
      state.count *= 10
      return .none
    }
    let store = Store(initialState: state) {
      erased
      fromClosure
      CombineReducers { Tally() }
    }
    store.send(.increment)
    #expect(store.count == 21)
  }

  @Test func dependenciesAreOverriddenForAReducer() async {
    struct Clocked: Reducer {
      @Dependency(\.date.now) var now
      @Dependency(\.uuid) var uuid
      func reduce(into state: inout [String], action: Void) -> Effect<Void> {
        state.append("\(now.timeIntervalSince1970) \(uuid())")
        return .none
      }
    }
    let store = TestStore(initialState: [String]()) {
      Clocked()
        .dependency(\.date, .constant(Date(timeIntervalSince1970: 2)))
        .transformDependency(\.uuid) { $0 = .constant(UUID(3)) }
        .transformDependency(\.self) { $0.locale = Locale(identifier: "en_GB") }
    }
    await store.send(()) {
      $0 = ["2.0 00000000-0000-0000-0000-000000000003"]
    }
  }

  @Test func printingTakesAPrinter() {
    let printed = LockIsolated<[String]>([])
    let store = Store(initialState: Tally.State()) {
      Tally()
        ._printChanges(
          _ReducerPrinter { action, old, new in
            printed.withValue { $0.append("\(action) \(old.count) \(new.count)") }
          })
      Tally()._printChanges(.actionLabels)
      Tally()._printChanges(.customDump)
      Tally()._printChanges()
    }
    store.send(.increment)
    #expect(printed.value == ["increment 0 1"])
  }
}
