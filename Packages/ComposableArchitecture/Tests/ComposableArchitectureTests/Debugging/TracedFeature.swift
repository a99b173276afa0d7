import ComposableArchitecture

/// A feature whose action has cases of every shape that a recording must keep.
@Reducer
struct Traced {
  @ObservableState
  struct State: Equatable {
    var log: [String] = []
    var name = ""
    var rows: IdentifiedArrayOf<Row.State> = []
    @Presents var child: Row.State?
    var path = StackState<Row.State>()
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case child(PresentationAction<Row.Action>)
    case loaded(Result<String, Failure>)
    case maybe(Int?)
    case moved(from: Int, to: Point, String)
    case opened(Place)
    case path(StackAction<Row.State, Row.Action>)
    case rows(IdentifiedAction<Int, Row.Action>)
    case tapped
    case unreadable(Opaque)
  }

  struct Failure: Codable, Equatable, Error { var code = 0 }
  struct Opaque: Equatable {}
  struct Point: Codable, Equatable { var x = 0.5 }

  @CasePathable
  enum Place: Equatable { case home, row(id: Int) }

  @Reducer
  struct Row {
    struct State: Codable, Equatable, Identifiable {
      var id = 0
      var count = 0
    }
    enum Action: Equatable { case bumped(by: Int) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .bumped(let count): state.count += count
        }
        return .none
      }
    }
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .tapped:
        state.log.append("tapped")
        return .run { send in await send(.loaded(.success("fact"))) }
      case .loaded(.success(let text)):
        state.log.append(text)
      case .opened(.row(let id)):
        state.child = Row.State(id: id)
      case .opened(.home):
        state.rows = [Row.State(id: 7)]
      case .unreadable:
        state.log.append("unreadable")
      case .moved(let from, let to, let text):
        state.log.append("\(from) \(to.x) \(text)")
      case .maybe(nil):
        state.log.append(uuid().uuidString)
      case .binding, .child, .loaded, .maybe, .path, .rows:
        break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Row() }
    .forEach(\.rows, action: \.rows) { Row() }
    .forEach(\.path, action: \.path) { Row() }
  }
}
