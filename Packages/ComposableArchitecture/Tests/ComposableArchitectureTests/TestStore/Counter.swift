import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case incrementButtonTapped
    case incrementLater
    case incrementLaterButtonTapped
    case loadButtonTapped
    case loaded(Int)
    case nothingHappened
    case waitButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped, .incrementLater:
        state.count += 1
        return .none
      case .incrementLaterButtonTapped:
        return .send(.incrementLater)
      case .loadButtonTapped:
        return .run { send in await send(.loaded(42)) }
      case .loaded(let number):
        state.count = number
        return .none
      case .nothingHappened:
        return .none
      case .waitButtonTapped:
        return .run { _ in try await Task.never() }
      }
    }
  }
}
