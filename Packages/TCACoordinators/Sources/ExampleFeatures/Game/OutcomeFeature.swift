public import TCACoordinators

/// How a game has ended.
@Reducer
public struct OutcomeFeature: Sendable {
  @ObservableState
  public struct State: Hashable, Sendable {
    /// Who has won, `nil` after a draw.
    public let winner: String?
  }

  public enum Action: Equatable, Sendable {
    case newGameButtonTapped
    case logOutButtonTapped
  }

  public var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

struct OutcomeView: View {
  let store: StoreOf<OutcomeFeature>

  var body: some View {
    VStack(spacing: 1) {
      Text(store.winner.map { "\($0) wins" } ?? "Draw")
      Button("New game") { store.send(.newGameButtonTapped) }
      Button("Log out") { store.send(.logOutButtonTapped) }
    }
    .navigationTitle("Game over")
    .interactiveDismissDisabled()
  }
}
