public import TCACoordinators

/// Greets, and leads to the log-in.
@Reducer
public struct WelcomeFeature: Sendable {
  @ObservableState
  public struct State: Hashable, Sendable {}

  public enum Action: Equatable, Sendable {
    case logInButtonTapped
  }

  public var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

struct WelcomeView: View {
  let store: StoreOf<WelcomeFeature>

  var body: some View {
    VStack(spacing: 1) {
      Text("Welcome to tic-tac-toe")
      Button("Log in") { store.send(.logInButtonTapped) }
    }
    .navigationTitle("Welcome")
  }
}
