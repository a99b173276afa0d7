import ComposableArchitecture

/// A parent with a list of children.
@Reducer
struct Rows {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Leaf.State>
    var title = ""

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Leaf.State(id: $0) })
    }
  }

  enum Action {
    case rows(IdentifiedActionOf<Leaf>)
    case titleChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .titleChanged(let title) = action { state.title = title }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Leaf() }
  }
}

/// A parent that presents a child.
@Reducer
struct Sheet {
  @ObservableState
  struct State: Equatable {
    @Presents var leaf: Leaf.State?
    var title = ""
  }

  enum Action {
    case leaf(PresentationAction<Leaf.Action>)
    case opened
    case titleChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened: state.leaf = Leaf.State()
      case .titleChanged(let title): state.title = title
      case .leaf: break
      }
      return .none
    }
    .ifLet(\.$leaf, action: \.leaf) { Leaf() }
  }
}

/// A parent whose state is its child's, or something else.
@Reducer
struct Choice {
  @ObservableState
  enum State: Equatable {
    case leaf(Leaf.State)
    case number(Int)
  }

  enum Action {
    case leaf(Leaf.Action)
    case numberChosen(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .numberChosen(let number) = action { state = .number(number) }
      return .none
    }
    .ifCaseLet(\.leaf, action: \.leaf) { Leaf() }
  }
}
