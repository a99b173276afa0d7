public import TCACoordinators

/// The second step of the form.
@Reducer
public struct AgeFeature: Sendable {
  @ObservableState
  public struct State: Hashable, Sendable {
    /// In years.
    public var age = 18
  }

  public enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case nextButtonTapped
  }

  public var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct AgeView: View {
  @Bindable var store: StoreOf<AgeFeature>

  var body: some View {
    VStack {
      Stepper("Age: \(store.age)", value: $store.age, in: 0...130)
      Button("Next") { store.send(.nextButtonTapped) }
    }
    .navigationTitle("Step 2")
  }
}
