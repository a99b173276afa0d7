import ComposableArchitecture

@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var toggle = false
    var step = 0
    var nested = Nested()
    var items: [Int] = [1, 2]
    var optional: String?
    var log: [String] = []
    @Presents var alert: AlertState<Alert>?
    @Shared(.inMemory("form-count")) var count = 0
    @Shared var stats: Stats
    @SharedReader(.inMemory("form-reader")) var reader = 3
    struct Nested: Equatable, Sendable {
      var a = 1
      var b = "b"
    }
    init(stats: Stats = Stats()) { _stats = Shared(value: stats) }
  }
  struct Stats: Equatable, Sendable {
    var hits = 0
    var names: [String] = []
  }
  enum Alert: Equatable, Sendable { case yes }

  @CasePathable
  enum Action: BindableAction, ViewAction, Sendable {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case `internal`(Internal)
    case view(View)
    case stepChanged(Int)
    @CasePathable
    enum Delegate: Equatable, Sendable { case didSave(String), didCancel }
    @CasePathable
    enum Internal: Sendable { case loaded(Result<Int, any Error>) }
    @CasePathable
    enum View: Sendable {
      case onAppear
      case saveButtonTapped(as: String)
      case resetTapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.text) { old, new in
        Reduce { state, _ in
          state.log.append("\(old)->\(new)")
          return .run { send in await send(.delegate(.didCancel)) }
        }
      }
      .onChange(of: \.nested, removeDuplicates: { $0.a == $1.a }) { _, new in
        Reduce { state, _ in
          state.log.append("nested \(new.a)")
          return .none
        }
      }
    Reduce<State, Action> { state, action in
      switch action {
      case .alert: return .none
      case .binding(\.step):
        state.step = min(max(state.step, 0), 10)
        return .none
      case .binding(\.$count):
        return .none
      case .binding: return .none
      case .delegate, .internal(.loaded(.failure)): return .none
      case let .internal(.loaded(.success(n))):
        state.step = n
        return .none
      case .stepChanged(let n):
        state.step = n
        return .none
      case .view(.onAppear):
        state.$count.withLock { $0 += 1 }
        state.$stats.hits.withLock { $0 += 1 }
        return .send(.internal(.loaded(.success(state.count))))
      case let .view(.saveButtonTapped(as: name)):
        state.$stats.withLock { $0.names.append(name) }
        return .concatenate(.send(.delegate(.didSave(name))), .run { _ in })
      case .view(.resetTapped):
        let stats = state.stats
        state = State(stats: stats)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
