import ComposableArchitecture

@Reducer
struct Level16 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level15.State()
  }
  enum Action {
    case child(Level15.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level15() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level17 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level16.State()
  }
  enum Action {
    case child(Level16.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level16() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level18 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level17.State()
  }
  enum Action {
    case child(Level17.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level17() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level19 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level18.State()
  }
  enum Action {
    case child(Level18.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level18() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level20 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level19.State()
  }
  enum Action {
    case child(Level19.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level19() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}
