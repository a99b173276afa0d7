import Synchronization

/// A state without a behaviour of its own, such as an alert: it goes as soon as one of its actions was
/// handled.
public protocol _EphemeralState<Action> {
  /// What can happen.
  associatedtype Action
}

/// Whether a child goes by itself as soon as one of its actions was handled.
@usableFromInline
enum Ephemerality: Sendable {
  case never
  case always

  /// Depends on the case that an enum's child is.
  case byCase

  static func of<State>(_ state: State.Type) -> Ephemerality {
    if state is any _EphemeralState.Type { return .always }
    return TypeKind.isEnum(state) ? .byCase : .never
  }

  /// Whether a child goes after an action.
  @inlinable
  func applies<State, Action>(to state: State, action: Action) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .byCase: Self.isEphemeralCase(state, action)
    }
  }

  @usableFromInline
  static func isEphemeralCase<State, Action>(_ state: State, _ action: Action) -> Bool {
    guard EphemeralCases.shared.contains(state),
      let child = Mirror(reflecting: state).children.first?.value as? any _EphemeralState
    else { return false }
    return isOwn(action, of: child)
  }

  /// Whether an action is one of an ephemeral child, or holds one.
  private static func isOwn<Child: _EphemeralState, Action>(
    _ action: Action, of child: Child
  ) -> Bool {
    if Action.self == Child.Action.self { return true }
    return Mirror(reflecting: action).children.first?.value is Child.Action
  }
}

/// Which cases of which enums hold an ephemeral child, found out once for each case.
private final class EphemeralCases: Sendable {
  static let shared = EphemeralCases()

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: UInt
  }

  private let known = Mutex<[Key: Bool]>([:])

  /// Whether the case that a value is holds an ephemeral child.
  func contains<State>(_ state: State) -> Bool {
    guard let name = EnumCaseName.of(state) else { return false }
    let key = Key(type: ObjectIdentifier(State.self), name: UInt(bitPattern: name))
    if let isKnown = known.withLock({ $0[key] }) { return isKnown }
    let isEphemeral = Mirror(reflecting: state).children.first?.value is any _EphemeralState
    known.withLock { $0[key] = isEphemeral }
    return isEphemeral
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
