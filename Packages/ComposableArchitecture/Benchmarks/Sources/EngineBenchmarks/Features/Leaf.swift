import ComposableArchitecture

/// The feature at the end of every path: a count, and one action for each way to answer.
@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var name = "leaf"
  }

  enum Action {
    case bumped
    case done
    case sendOnce
    case sendTen
    case runOnce
    case started
    case stopped
  }

  enum CancelID { case work }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bumped, .done:
        state.count += 1
        return .none
      case .sendOnce:
        return .send(.done)
      case .sendTen:
        return .merge((0..<10).map { _ in .send(.done) })
      case .runOnce:
        return .run { send in await send(.done) }
      case .started:
        return .run { _ in try await Task.never() }
          .cancellable(id: CancelID.work, cancelInFlight: true)
      case .stopped:
        return .cancel(id: CancelID.work)
      }
    }
  }
}
