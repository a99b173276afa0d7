public import TCACoordinators

/// A game of tic-tac-toe between two at one keyboard.
@Reducer
public struct GameFeature: Sendable {
  @ObservableState
  public struct State: Hashable, Sendable {
    public var board = Board()
    public let player: String

    /// Who has a mark: the one who logged in has X.
    public func name(of mark: Board.Mark) -> String { mark == .x ? player : "Opponent" }
  }

  public enum Action: Equatable, Sendable {
    case cellTapped(Int)
    case ended(Board.Outcome)
    case logOutButtonTapped
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cellTapped(let cell):
        guard state.board.outcome == nil else { return .none }
        state.board.play(cell)
        return state.board.outcome.map { .send(.ended($0)) } ?? .none
      case .ended, .logOutButtonTapped:
        return .none
      }
    }
  }
}

struct GameView: View {
  let store: StoreOf<GameFeature>

  var body: some View {
    VStack(spacing: 1) {
      Text("\(store.state.name(of: store.board.turn)) plays \(store.board.turn.rawValue)")
      VStack {
        ForEach(0..<3) { row in
          HStack {
            ForEach(0..<3) { column in cell(row * 3 + column) }
          }
        }
      }
      Button("Log out") { store.send(.logOutButtonTapped) }
    }
    .navigationTitle("Tic-tac-toe")
  }

  private func cell(_ cell: Int) -> some View {
    let mark = store.board.cells[cell]
    return Button(mark.map { "\($0.rawValue) " } ?? Board.name(of: cell)) {
      store.send(.cellTapped(cell))
    }
    .disabled(mark != nil)
  }
}
