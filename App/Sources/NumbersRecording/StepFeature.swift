import ComposableArchitecture

/// A walk over the actions of a replay, forward and back.
@Reducer
struct StepFeature {
  @ObservableState
  struct State: Equatable {
    /// How many actions have been done; 0 is the start.
    var position = 0
    /// How many actions there are.
    let count: Int
  }

  enum Action: Equatable {
    case firstButtonTapped
    case lastButtonTapped
    case nextButtonTapped
    case previousButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .firstButtonTapped:
        state.position = 0
      case .lastButtonTapped:
        state.position = state.count
      case .nextButtonTapped:
        state.position = min(state.position + 1, state.count)
      case .previousButtonTapped:
        state.position = max(state.position - 1, 0)
      }
      return .none
    }
  }
}
