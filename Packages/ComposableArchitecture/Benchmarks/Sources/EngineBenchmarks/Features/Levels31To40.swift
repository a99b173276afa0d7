import ComposableArchitecture

@Reducer
struct Level31 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level30.State()
  }
  enum Action {
    case child(Level30.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level30() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level32 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level31.State()
  }
  enum Action {
    case child(Level31.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level31() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level33 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level32.State()
  }
  enum Action {
    case child(Level32.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level32() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level34 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level33.State()
  }
  enum Action {
    case child(Level33.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level33() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level35 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level34.State()
  }
  enum Action {
    case child(Level34.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level34() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level36 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level35.State()
  }
  enum Action {
    case child(Level35.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level35() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level37 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level36.State()
  }
  enum Action {
    case child(Level36.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level36() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level38 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level37.State()
  }
  enum Action {
    case child(Level37.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level37() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level39 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level38.State()
  }
  enum Action {
    case child(Level38.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level38() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level40 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level39.State()
  }
  enum Action {
    case child(Level39.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level39() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}
