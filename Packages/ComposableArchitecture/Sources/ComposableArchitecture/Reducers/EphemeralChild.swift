/// A state without a behaviour of its own, such as an alert: it goes as soon as one of its actions comes.
public protocol _EphemeralState<Action> {
  /// What can happen.
  associatedtype Action
}

/// Whether a child goes by itself as soon as one of its actions comes.
@usableFromInline
enum Ephemerality: Sendable {
  case never
  case always

  /// Depends on the case that an enum's child is.
  case byCase

  static func of<State>(_ state: State.Type) -> Ephemerality {
    if state is any _EphemeralState.Type { return .always }
    return state is any CaseReducerState.Type ? .byCase : .never
  }

  /// Whether a child goes.
  @inlinable
  func applies<State>(to state: State) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .byCase: Self.isEphemeralCase(state)
    }
  }

  @usableFromInline
  static func isEphemeralCase<State>(_ state: State) -> Bool {
    Mirror(reflecting: state).children.first?.value is any _EphemeralState
  }
}

/// A value that holds a child, or not.
protocol ChildContainer {
  static var ephemerality: Ephemerality { get }
}

extension Optional: ChildContainer {
  static var ephemerality: Ephemerality { .of(Wrapped.self) }
}

extension PresentationState: ChildContainer {
  static var ephemerality: Ephemerality { .of(State.self) }
}
