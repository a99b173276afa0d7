import ComposableArchitecture
import Testing

struct ManualCounter: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case incr, decr }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .incr: state.count += 1
    case .decr: state.count -= 1
    }
    return .none
  }
}

struct ManualParent: Reducer {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var path = StackState<ManualCounter.State>()
    var counters: IdentifiedArray<Int, Row> = []
    struct Row: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
  }
  enum Action: Equatable {
    case destination(PresentationAction<Destination.Action>)
    case path(StackAction<ManualCounter.State, ManualCounter.Action>)
  }
  struct Destination: Reducer {
    @CasePathable @dynamicMemberLookup
    enum State: Equatable {
      case counter(ManualCounter.State)
      case alert(AlertState<Action.Alert>)
    }
    @CasePathable
    enum Action: Equatable {
      case counter(ManualCounter.Action)
      case alert(Alert)
      enum Alert: Equatable { case ok }
    }
    var body: some ReducerOf<Self> {
      Scope(state: /State.counter, action: /Action.counter) { ManualCounter() }
      Scope(state: \.counter, action: \.counter) { ManualCounter() }
    }
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.ok))):
        state.path.append(ManualCounter.State())
        return .none
      default: return .none
      }
    }
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
    .forEach(\.path, action: /Action.path) { ManualCounter() }
  }
}

@MainActor
struct ManualReducerSpellings {
  @Test func reducersWithoutMacrosNavigate() async {
    let store = TestStore(
      initialState: ManualParent.State(destination: .alert(AlertState { TextState("a") }))
    ) { ManualParent() }
    await store.send(.destination(.presented(.alert(.ok)))) {
      $0.destination = nil
      $0.path[id: 0] = ManualCounter.State()
    }
    await store.send(.path(.element(id: 0, action: .incr))) { $0.path[id: 0]?.count = 1 }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }
}
