import ComposableArchitecture

@Reducer
struct Level21 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level20.State()
  }
  enum Action {
    case child(Level20.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level20() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level22 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level21.State()
  }
  enum Action {
    case child(Level21.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level21() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level23 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level22.State()
  }
  enum Action {
    case child(Level22.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level22() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level24 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level23.State()
  }
  enum Action {
    case child(Level23.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level23() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level25 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level24.State()
  }
  enum Action {
    case child(Level24.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level24() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level26 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level25.State()
  }
  enum Action {
    case child(Level25.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level25() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level27 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level26.State()
  }
  enum Action {
    case child(Level26.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level26() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level28 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level27.State()
  }
  enum Action {
    case child(Level27.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level27() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level29 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level28.State()
  }
  enum Action {
    case child(Level28.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level28() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}

@Reducer
struct Level30 {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var child = Level29.State()
  }
  enum Action {
    case child(Level29.Action)
    case added(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Level29() }
    Reduce { state, action in
      if case .added(let number) = action { state.count += number }
      return .none
    }
  }
}
