public import TCACoordinators

/// The first screen: it can start.
@Reducer
public struct HomeFeature: Sendable {
  @ObservableState
  public struct State: Hashable, Identifiable, Sendable {
    public let id: UUID
  }

  public enum Action: Equatable, Sendable {
    case startButtonTapped
  }

  public var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

struct HomeView: View {
  let store: StoreOf<HomeFeature>

  var body: some View {
    Button("Start") { store.send(.startButtonTapped) }
      .navigationTitle("Home")
  }
}
