import ComposableArchitecture

/// A child whose work lasts until it is cancelled, then sends what nobody should get.
@Reducer
struct Worker {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var received: [Int] = []
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case start
    case cancel
    case bump
    case again
    case done(Int)
    case closeButtonTapped
  }

  enum ID { case work }

  @Dependency(\.dismiss) var dismiss
  let journal: Journal
  var name = "worker"

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { [journal, name] send in
          await journal.work(name)
          await Task.detached { await send(.done(1)) }.value
        }
        .cancellable(id: ID.work)
      case .cancel:
        return .cancel(id: ID.work)
      case .bump:
        state.count += 1
        return .none
      case .again:
        return .run { send in await send(.closeButtonTapped) }
      case .done(let number):
        state.received.append(number)
        return .none
      case .closeButtonTapped:
        return .run { [dismiss] _ in await dismiss() }
      }
    }
  }
}
