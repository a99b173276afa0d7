public import TCACoordinators

/// Asks for a name.
@Reducer
public struct LogInFeature: Sendable {
  @ObservableState
  public struct State: Hashable, Sendable {
    public var name = ""
  }

  public enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case playButtonTapped(String)
  }

  public var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct LogInView: View {
  @Bindable var store: StoreOf<LogInFeature>

  var body: some View {
    VStack(spacing: 1) {
      TextField("Name", text: $store.name).frame(maxWidth: 30)
      Button("Play") { store.send(.playButtonTapped(store.name)) }
        .disabled(store.name.isEmpty)
    }
    .navigationTitle("Log in")
  }
}
