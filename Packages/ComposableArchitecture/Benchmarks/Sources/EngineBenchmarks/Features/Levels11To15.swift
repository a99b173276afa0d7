import ComposableArchitecture

@Reducer
struct Level11 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level10.State()
  }
  enum Action {
    case child(Level10.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level10() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level12 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level11.State()
  }
  enum Action {
    case child(Level11.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level11() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level13 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level12.State()
  }
  enum Action {
    case child(Level12.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level12() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level14 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level13.State()
  }
  enum Action {
    case child(Level13.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level13() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level15 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level14.State()
  }
  enum Action {
    case child(Level14.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level14() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}
