public import TCACoordinators

/// The first step of the form.
@Reducer
public struct NameFeature: Sendable {
  @ObservableState
  public struct State: Hashable, Sendable {
    public var firstName = ""
    public var lastName = ""
  }

  public enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case nextButtonTapped
  }

  public var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct NameView: View {
  @Bindable var store: StoreOf<NameFeature>

  var body: some View {
    VStack {
      TextField("First name", text: $store.firstName).frame(maxWidth: 30)
      TextField("Last name", text: $store.lastName).frame(maxWidth: 30)
      Button("Next") { store.send(.nextButtonTapped) }
    }
    .navigationTitle("Step 1")
  }
}
