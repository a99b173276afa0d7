import ComposableArchitecture
import Testing

/// A child in a plain optional or in a case: known by its id, or by the identity of its state.
@MainActor
struct ChildIdentityTests {
  enum Kind: CaseIterable {
    case plain, observed, enumCase
  }

  private let journal = Journal()

  @Test(arguments: Kind.allCases)
  func aChildOfAnotherIDIsAnotherChild(kind: Kind) async {
    let store = Store(initialState: Shop.State()) { Shop(journal: journal) }
    await start(kind, in: store)
    store.send(.change(.another))
    await store.settle()
    #expect(journal.entries == ["work started", "work cancelled"])
  }

  @Test(arguments: Kind.allCases)
  func aChildThatIsMadeAnewWithItsIDGoesOn(kind: Kind) async {
    let store = Store(initialState: Shop.State()) { Shop(journal: journal) }
    await start(kind, in: store)
    store.send(.change(.anew))
    store.send(.change(.anew))
    #expect(journal.entries == ["work started"])
    #expect(store.hasRunningEffects)
    store.send(.stop)
    await store.settle()
  }

  @Test(arguments: Kind.allCases)
  func aChildThatGoesTakesItsWorkAlong(kind: Kind) async {
    let store = Store(initialState: Shop.State()) { Shop(journal: journal) }
    await start(kind, in: store)
    store.send(.change(.gone))
    await store.settle()
    #expect(journal.entries == ["work started", "work cancelled"])
  }

  private func start(_ kind: Kind, in store: StoreOf<Shop>) async {
    switch kind {
    case .plain: store.send(.plain(.start))
    case .observed: store.send(.observed(.start))
    case .enumCase: store.send(.place(.counter(.start)))
    }
    await journal.wait(for: "work started")
  }
}

/// A parent of children with ids.
@Reducer
struct Shop {
  @ObservableState
  struct State: Equatable {
    var plain: Plain.State? = Plain.State(id: 1)
    var observed: Observed.State? = Observed.State(id: 1)
    var place = Place.State.counter(Plain.State(id: 1))
  }

  enum Change: Equatable, Sendable {
    case another, anew, gone
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case plain(Plain.Action)
    case observed(Plain.Action)
    case place(Place.Action)
    case change(Change)
    case stop
  }

  enum ID { case work }

  let journal: Journal

  var body: some ReducerOf<Self> {
    Scope(state: \.place, action: \.place) { Place(journal: journal) }
    Reduce { state, action in
      switch action {
      case .change(.another):
        state.plain = Plain.State(id: 2)
        state.observed = Observed.State(id: 2)
        state.place = .counter(Plain.State(id: 2))
      case .change(.anew):
        state.plain = Plain.State(id: 1)
        state.observed = Observed.State(id: 1)
        state.place = .counter(Plain.State(id: 1))
      case .change(.gone):
        state.plain = nil
        state.observed = nil
        state.place = .closed
      case .stop: return .cancel(id: ID.work)
      case .plain, .observed, .place: break
      }
      return .none
    }
    .ifLet(\.plain, action: \.plain) { Plain(journal: journal) }
    .ifLet(\.observed, action: \.observed) { Observed(journal: journal) }
  }

  struct Plain: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
    }

    enum Action: Equatable, Sendable {
      case start
    }

    let journal: Journal

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      .run { [journal] _ in await journal.work("work") }.cancellable(id: ID.work)
    }
  }

  @Reducer
  struct Observed {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
    }

    typealias Action = Plain.Action

    let journal: Journal

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      .run { [journal] _ in await journal.work("work") }.cancellable(id: ID.work)
    }
  }

  @Reducer
  struct Place {
    @CasePathable
    enum State: Equatable {
      case counter(Plain.State)
      case closed
    }

    @CasePathable
    enum Action: Equatable, Sendable {
      case counter(Plain.Action)
    }

    let journal: Journal

    var body: some ReducerOf<Self> {
      Scope(state: \.counter, action: \.counter) { Plain(journal: journal) }
    }
  }
}
