public import CustomDump

/// An alert, in a feature's state: what it says and which buttons it has.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
/// }
/// ```
public struct AlertState<Action>: Identifiable, _EphemeralState {
  /// The identity of the alert.
  public let id: UniqueID

  /// What is asked or told.
  public var title: TextState

  /// More words.
  public var message: TextState?

  /// The buttons.
  public var buttons: [ButtonState<Action>]

  init(
    id: UniqueID, title: TextState, message: TextState?, buttons: [ButtonState<Action>]
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: What is asked or told.
  ///   - actions: The buttons.
  ///   - message: More words.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UniqueID(), title: title(), message: message?(), buttons: actions())
  }

  /// The same alert with other actions.
  ///
  /// - Parameter transform: Makes an action into another one.
  /// - Returns: The alert.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id, title: title, message: message, buttons: buttons.map { $0.map(transform) })
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Whether two alerts say the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes what the alert says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomDumpReflectable {
  /// Shows what is set.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
