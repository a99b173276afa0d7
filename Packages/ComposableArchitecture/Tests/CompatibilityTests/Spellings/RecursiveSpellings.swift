import ComposableArchitecture
import Foundation
import Testing

@Reducer
struct GenericFeature<Value: Equatable & Sendable> {
  @ObservableState
  struct State: Equatable {
    var value: Value
    var rows: [Value] = []
  }
  enum Action {
    case set(Value)
    case delegate(Delegate)
    @CasePathable enum Delegate { case did(Value) }
  }
  let transform: @Sendable (Value) -> Value
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .set(let v):
        state.value = transform(v)
        state.rows.append(v)
        return .send(.delegate(.did(v)))
      case .delegate: return .none
      }
    }
  }
}

@Reducer
struct Recursive {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var name = ""
    var rows: IdentifiedArrayOf<State> = []
  }
  enum Action {
    case addRowButtonTapped
    case nameTextFieldChanged(String)
    case onDelete(IndexSet)
    indirect case rows(IdentifiedActionOf<Recursive>)
  }
  @Dependency(\.uuid) var uuid
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .addRowButtonTapped:
        state.rows.append(State(id: self.uuid()))
        return .none
      case let .nameTextFieldChanged(name):
        state.name = name
        return .none
      case let .onDelete(indexSet):
        state.rows.remove(atOffsets: indexSet)
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) {
      Self()
    }
  }
}

@Reducer
struct RecursivePresented {
  @ObservableState
  struct State: Equatable {
    var n = 0
    @Presents var child: State?
    var boxed: [State] = []
  }
  enum Action {
    case present
    case tap
    indirect case child(PresentationAction<Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .present:
        state.child = State()
        return .none
      case .tap:
        state.n += 1
        return .none
      case .child: return .none
      }
    }
    .ifLet(\.$child, action: \.child) { RecursivePresented() }
  }
}

@MainActor
struct RecursiveSpellings {
  @Test func rowsHoldRows() async {
    let store = TestStore(initialState: Recursive.State(id: UUID(9))) {
      Recursive()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addRowButtonTapped) { $0.rows = [Recursive.State(id: UUID(0))] }
    await store.send(\.rows[id: UUID(0)].addRowButtonTapped) {
      $0.rows[id: UUID(0)]?.rows = [Recursive.State(id: UUID(1))]
    }
    await store.send(\.rows[id: UUID(0)].rows[id: UUID(1)].nameTextFieldChanged, "Blob") {
      $0.rows[id: UUID(0)]?.rows[id: UUID(1)]?.name = "Blob"
    }
    await store.send(\.rows[id: UUID(0)].onDelete, [0]) { $0.rows[id: UUID(0)]?.rows = [] }
  }

  @Test func presentedChildrenPresentThemselves() async {
    let store = TestStore(initialState: RecursivePresented.State()) { RecursivePresented() }
    await store.send(.present) { $0.child = RecursivePresented.State() }
    await store.send(\.child.present) { $0.child?.child = RecursivePresented.State() }
    await store.send(\.child.child.tap) { $0.child?.child?.n = 1 }
    await store.send(\.child.child.dismiss) { $0.child?.child = nil }
    await store.send(\.child.dismiss) { $0.child = nil }
  }

  @Test func genericFeaturesAreTested() async {
    let store = TestStore(initialState: GenericFeature<String>.State(value: "")) {
      GenericFeature<String> { $0.uppercased() }
    }
    await store.send(.set("a")) {
      $0.value = "A"
      $0.rows = ["a"]
    }
    await store.receive(\.delegate.did, "a")
  }
}
