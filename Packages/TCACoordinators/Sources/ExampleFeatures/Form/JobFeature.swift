public import TCACoordinators

/// The third step of the form.
@Reducer
public struct JobFeature: Sendable {
  @ObservableState
  public struct State: Hashable, Sendable {
    public var job = ""
  }

  public enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case nextButtonTapped
  }

  public var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct JobView: View {
  @Bindable var store: StoreOf<JobFeature>

  var body: some View {
    VStack {
      TextField("Job", text: $store.job).frame(maxWidth: 30)
      Button("Next") { store.send(.nextButtonTapped) }
    }
    .navigationTitle("Step 3")
  }
}
