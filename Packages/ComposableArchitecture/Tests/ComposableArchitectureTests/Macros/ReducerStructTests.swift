public import ComposableArchitecture
import Testing

@Reducer private struct BareFeature {}

@Reducer private struct WithMethod {
  struct State: Equatable { var count = 0 }
  enum Action { case bump }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

@Reducer private struct WithAliases {
  typealias State = Int
  enum Action { case bump(Int) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .bump(let step): state += step
      }
      return .none
    }
    EmptyReducer()
  }
}

@Reducer private struct EnumFeature {
  @ObservableState
  enum State: Equatable { case loading, loaded(Int) }
  enum Action { case loaded(Int), retry }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(let number): state = .loaded(number)
      case .retry: state = .loading
      }
      return .none
    }
  }
}

@Reducer private struct GenericFeature<Value: Equatable> {
  struct State: Equatable { var value: Value }
  enum Action { case set(Value) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let value): state.value = value
      }
      return .none
    }
  }
}

@Reducer private struct BodyElsewhere {
  struct State: Equatable { var count = 0 }
  enum Action { case bump }
}

extension BodyElsewhere {
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 2
      return .none
    }
  }
}

@Reducer private struct MethodElsewhere {
  struct State: Equatable { var count = 0 }
  enum Action { case bump }
}

extension MethodElsewhere {
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 3
    return .none
  }
}

@Reducer public struct PublicFeature {
  @ObservableState
  public struct State: Equatable {
    public var count = 0
    public init() {}
  }
  public enum Action: Sendable { case view(View) }

  @CasePathable
  public enum View: Sendable { case tapped(Int) }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.tapped(let step)): state.count += step
      }
      return .none
    }
  }
}

private enum Enclosing {
  @Reducer struct Inner {
    @ObservableState struct State: Equatable { var count = 1 }
    enum Action { case double }

    var body: some Reducer<Self.State, Self.Action> {
      Reduce { state, _ in
        state.count *= 2
        return .none
      }
    }
  }
}

/// `@Reducer` on structs of every shape, compiled and run.
@MainActor
@Suite struct ReducerStructTests {
  @Test func aStructWithNothingHasAnEmptyStateActionAndBody() {
    let store = Store(initialState: BareFeature.State()) { BareFeature() }
    #expect(store.withState { $0 } == BareFeature.State())
  }

  @Test func aMethodIsTheReducer() {
    let store = Store(initialState: WithMethod.State()) { WithMethod() }
    store.send(.bump)
    #expect(store.withState(\.count) == 1)
    #expect(WithMethod.Action.bump.is(\.bump))
  }

  @Test func aStateMayBeAnAlias() {
    let store = Store(initialState: 1) { WithAliases() }
    store.send(.bump(4))
    #expect(store.withState { $0 } == 5)
  }

  @Test func anEnumStateHasCasesAsMembers() {
    let store = Store(initialState: EnumFeature.State.loading) { EnumFeature() }
    store.send(.loaded(7))
    #expect(store.withState(\.loaded) == 7)
    #expect(store.withState { $0.is(\.loaded) })
  }

  @Test func aReducerMayBeGeneric() {
    let store = Store(initialState: GenericFeature.State(value: "a")) { GenericFeature<String>() }
    store.send(.set("b"))
    #expect(store.withState(\.value) == "b")
    #expect(GenericFeature<Int>.Action.set(1)[case: \.set] == 1)
  }

  @Test func aBodyInAnExtensionIsUsed() {
    let store = Store(initialState: BodyElsewhere.State()) { BodyElsewhere() }
    store.send(.bump)
    #expect(store.withState(\.count) == 2)
  }

  @Test func aMethodInAnExtensionIsUsed() {
    let store = Store(initialState: MethodElsewhere.State()) { MethodElsewhere() }
    store.send(.bump)
    #expect(store.withState(\.count) == 3)
  }

  @Test func publicAndNestedTypesWork() {
    let store = Store(initialState: PublicFeature.State()) { PublicFeature() }
    store.send(.view(.tapped(3)))
    #expect(store.count == 3)
    #expect(PublicFeature.Action.view(.tapped(1))[case: \.view.tapped] == 1)
    let inner = Store(initialState: Enclosing.Inner.State()) { Enclosing.Inner() }
    inner.send(.double)
    #expect(inner.count == 2)
  }
}
