public import TCACoordinators

/// Shows what was entered; each part leads back to its step.
@Reducer
public struct ConfirmFeature: Sendable {
  @ObservableState
  public struct State: Hashable, Sendable {
    public var name = ""
    public var age = 0
    public var job = ""
    public var isSubmitting = false
  }

  public enum Action: Equatable, Sendable {
    case changeButtonTapped(FormStep)
    case submitButtonTapped
    case submitted
  }

  @Dependency(\.continuousClock) private var clock

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .changeButtonTapped, .submitted:
        return .none
      case .submitButtonTapped:
        guard !state.isSubmitting else { return .none }
        state.isSubmitting = true
        return .run { send in
          try await clock.sleep(for: .milliseconds(500))
          await send(.submitted)
        }
      }
    }
  }
}

struct ConfirmView: View {
  let store: StoreOf<ConfirmFeature>

  var body: some View {
    VStack {
      Text("Name: \(store.name)")
      Button("Change the name") { store.send(.changeButtonTapped(.name)) }
      Text("Age: \(store.age)")
      Button("Change the age") { store.send(.changeButtonTapped(.age)) }
      Text("Job: \(store.job)")
      Button("Change the job") { store.send(.changeButtonTapped(.job)) }
      Button(store.isSubmitting ? "Submitting …" : "Submit") { store.send(.submitButtonTapped) }
        .disabled(store.isSubmitting)
    }
    .navigationTitle("Confirm")
  }
}
