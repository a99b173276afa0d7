import ComposableArchitecture

@Reducer
struct Level1 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Leaf.State()
  }
  enum Action {
    case child(Leaf.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Leaf() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level2 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level1.State()
  }
  enum Action {
    case child(Level1.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level1() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level3 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level2.State()
  }
  enum Action {
    case child(Level2.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level2() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level4 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level3.State()
  }
  enum Action {
    case child(Level3.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level3() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level5 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level4.State()
  }
  enum Action {
    case child(Level4.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level4() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}
