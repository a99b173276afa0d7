/// A state without a behaviour of its own, such as an alert: it goes as soon as one of its actions comes.
public protocol _EphemeralState<Action> {
  /// What can happen.
  associatedtype Action
}

/// Tells children that go by themselves from those that stay.
enum EphemeralChild {
  /// Whether a state, or the payload of the case that it is, is ephemeral.
  @inline(__always)
  static func isEphemeral<State>(_ state: State) -> Bool {
    if State.self is any _EphemeralState.Type { return true }
    guard let state = state as? any CaseReducerState else { return false }
    return isEphemeralCase(state)
  }

  private static func isEphemeralCase<State: CaseReducerState>(_ state: State) -> Bool {
    let payload = Mirror(reflecting: state).children.first?.value
    return payload is any _EphemeralState
  }
}
