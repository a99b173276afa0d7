import TCACoordinators

/// A screen that counts, at once or after a second.
@Reducer
struct Counter {
  struct State: Equatable, Identifiable, Sendable {
    var id: String
    var count = 0
  }

  enum Action: Equatable, Sendable {
    case increment
    case incrementLater
    case incrementByMessage
  }

  let clock: any Clock<Duration>

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .incrementLater:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.increment)
        }
      case .incrementByMessage:
        return .send(.increment)
      }
    }
  }
}

/// What a test has a coordinator do to its routes.
enum Change: Equatable, Sendable {
  case goBack
  case goBackAndPush(String)
  case goBackToRoot
  case push(String)
  case dismissAll
  case replaceAll([String])
  case replaceTop(String)
}

extension RoutableCollection where Element == Route<Counter.State> {
  /// Does what a test wants.
  mutating func apply(_ change: Change) {
    switch change {
    case .goBack: goBack()
    case .goBackAndPush(let id):
      goBack()
      push(Counter.State(id: id))
    case .goBackToRoot: goBackToRoot()
    case .push(let id): push(Counter.State(id: id))
    case .dismissAll: dismissAll()
    case .replaceAll(let ids):
      _ = _replaceAll(
        with: ids.enumerated().map { index, id in
          index == 0
            ? .root(Counter.State(id: id), embedInNavigationView: true)
            : .push(Counter.State(id: id))
        })
    case .replaceTop(let id): replaceTop(with: Counter.State(id: id))
    }
  }
}
