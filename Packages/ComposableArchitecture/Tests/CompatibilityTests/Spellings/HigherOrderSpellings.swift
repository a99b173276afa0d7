import ComposableArchitecture
import Testing

extension Effect where Action == Form.Action {
  static func hit() -> Self { .send(.view(.onAppear)) }
}
extension Reducer where State: Equatable {
  func haptics(
    isEnabled: @escaping (State) -> Bool,
    triggerOnChangeOf trigger: @escaping (State) -> some Equatable
  ) -> some Reducer<State, Action> {
    onChange(of: trigger) { _, _ in
      Reduce { state, action in
        guard isEnabled(state) else { return .none }
        return .run { _ in }
      }
    }
  }
}
struct AnalyticsReducer<Base: Reducer>: Reducer where Base.Action: Sendable {
  let base: Base
  typealias State = Base.State
  typealias Action = Base.Action
  @Dependency(\.uuid) var uuid
  var body: some Reducer<Base.State, Base.Action> {
    Reduce { state, action in
      let effects = self.base.reduce(into: &state, action: action)
      return .merge(effects, .run { [action] _ in _ = action })
    }
  }
}
struct HigherOrder<S, A, Content: Reducer<S, A>>: Reducer {
  let content: Content
  init(@ReducerBuilder<S, A> _ content: () -> Content) { self.content = content() }
  var body: some Reducer<S, A> { content }
}
struct LoadingReducer<Child: Reducer>: Reducer {
  enum State { case loading, loaded(Child.State) }
  enum Action { case loaded(Child.State), child(Child.Action) }
  let child: Child
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(let s): state = .loaded(s)
      case .child: break
      }
      return .none
    }
    .ifCaseLet(/State.loaded, action: /Action.child) { child }
  }
}
@MainActor
struct HigherOrderSpellings {
  @Test func reducersWrapReducers() {
    let store = Store(initialState: Form.State()) {
      HigherOrder {
        Form().haptics(isEnabled: \.toggle, triggerOnChangeOf: \.step)
        AnalyticsReducer(base: Form())
      }
      ._printChanges(.none)
    }
    store.send(.stepChanged(3))
    #expect(store.step == 3)
    let loading = Store(initialState: LoadingReducer<ManualCounter>.State.loading) {
      LoadingReducer(child: ManualCounter())
    }
    loading.send(.loaded(.init()))
    loading.send(.child(.incr))
    if case .loaded(let s) = loading.withState({ $0 }) {
      #expect(s.count == 1)
    } else {
      Issue.record("x")
    }
  }
}
