import ComposableArchitecture

@Reducer
struct Level41 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level40.State()
  }
  enum Action {
    case child(Level40.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level40() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level42 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level41.State()
  }
  enum Action {
    case child(Level41.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level41() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level43 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level42.State()
  }
  enum Action {
    case child(Level42.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level42() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level44 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level43.State()
  }
  enum Action {
    case child(Level43.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level43() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level45 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level44.State()
  }
  enum Action {
    case child(Level44.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level44() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level46 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level45.State()
  }
  enum Action {
    case child(Level45.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level45() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level47 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level46.State()
  }
  enum Action {
    case child(Level46.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level46() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level48 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level47.State()
  }
  enum Action {
    case child(Level47.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level47() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level49 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level48.State()
  }
  enum Action {
    case child(Level48.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level48() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level50 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level49.State()
  }
  enum Action {
    case child(Level49.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level49() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}
