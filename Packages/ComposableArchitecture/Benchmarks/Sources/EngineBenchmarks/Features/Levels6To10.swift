import ComposableArchitecture

@Reducer
struct Level6 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level5.State()
  }
  enum Action {
    case child(Level5.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level5() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level7 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level6.State()
  }
  enum Action {
    case child(Level6.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level6() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level8 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level7.State()
  }
  enum Action {
    case child(Level7.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level7() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level9 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level8.State()
  }
  enum Action {
    case child(Level8.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level8() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level10 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level9.State()
  }
  enum Action {
    case child(Level9.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level9() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}
