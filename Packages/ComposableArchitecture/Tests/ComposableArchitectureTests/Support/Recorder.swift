import ComposableArchitecture

/// A state that keeps what it was sent, and the action that sends it.
struct Recorder: Reducer {
  struct State: Equatable {
    var values: [Int] = []
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case value(Int)
    case start
    case stop
    case tick
  }

  let respond: @Sendable (inout State, Action) -> Effect<Action>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .value(let value) = action { state.values.append(value) }
    return respond(&state, action)
  }

  /// A store of a recorder.
  @MainActor
  static func store(
    _ respond: @escaping @Sendable (inout State, Action) -> Effect<Action>
  ) -> StoreOf<Recorder> {
    Store(initialState: State()) { Recorder(respond: respond) }
  }
}
