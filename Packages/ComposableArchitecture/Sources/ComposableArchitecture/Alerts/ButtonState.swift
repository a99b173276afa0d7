public import CustomDump

/// A button of an alert or a dialog, in a feature's state.
public struct ButtonState<Action>: Identifiable {
  /// The identity of the button.
  public let id: UniqueID

  /// What the button does.
  public let action: ButtonStateAction<Action>

  /// What the button reads.
  public let label: TextState

  /// What the button stands for.
  public let role: ButtonStateRole?

  init(
    id: UniqueID, action: ButtonStateAction<Action>, label: TextState, role: ButtonStateRole?
  ) {
    self.id = id
    self.action = action
    self.label = label
    self.role = role
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: What it stands for.
  ///   - action: What it does.
  ///   - label: What it reads.
  public init(
    role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: UniqueID(), action: action, label: label(), role: role)
  }

  /// Creates a button that sends an action.
  ///
  /// - Parameters:
  ///   - role: What it stands for.
  ///   - action: The action.
  ///   - label: What it reads.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(id: UniqueID(), action: .send(action), label: label(), role: role)
  }

  /// Hands the button's action to a handler.
  ///
  /// - Parameter perform: Is given the action, `nil` if the button has none.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action.action)
  }

  /// Hands the button's action to a handler that takes its time.
  ///
  /// - Parameter perform: Is given the action, `nil` if the button has none.
  @MainActor
  public func withAction(_ perform: @MainActor (Action?) async -> Void) async {
    await perform(action.action)
  }

  /// The same button with another action.
  ///
  /// - Parameter transform: Makes the other action.
  /// - Returns: The button.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonState<NewAction> {
    ButtonState<NewAction>(
      id: id, action: .send(transform(action.action)), label: label, role: role)
  }
}

/// What a button does: send an action, or only let the alert go.
public struct ButtonStateAction<Action> {
  let action: Action?

  /// Sends an action.
  ///
  /// - Parameter action: The action; `nil` only lets the alert go.
  /// - Returns: What the button does.
  public static func send(_ action: Action?) -> Self { Self(action: action) }
}

/// What a button stands for.
public enum ButtonStateRole: Equatable, Hashable, Sendable {
  /// Leaves everything as it is.
  case cancel

  /// Takes something away.
  case destructive
}

/// An identity that no other value has; it plays no part in comparisons of states.
public struct UniqueID: Hashable, Sendable {
  private let number = SerialNumber.next()
}

extension ButtonState: Equatable where Action: Equatable {
  /// Whether two buttons look and do the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes what the button does and how it looks.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}
extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  /// Shows what is set.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    if let action = action.action { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

/// Puts buttons together that are written one below the other.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// The buttons of a loop.
  public static func buildArray(_ components: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    components.flatMap(\.self)
  }

  /// The buttons of a block.
  public static func buildBlock(_ components: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    components.flatMap(\.self)
  }

  /// The first branch of a condition.
  public static func buildEither(first component: [ButtonState<Action>]) -> [ButtonState<Action>] {
    component
  }

  /// The second branch of a condition.
  public static func buildEither(
    second component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    component
  }

  /// One button.
  public static func buildExpression(_ expression: ButtonState<Action>) -> [ButtonState<Action>] {
    [expression]
  }

  /// Buttons behind an availability check.
  public static func buildLimitedAvailability(
    _ component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    component
  }

  /// A condition without an `else`.
  public static func buildOptional(
    _ component: [ButtonState<Action>]?
  ) -> [ButtonState<Action>] {
    component ?? []
  }
}
