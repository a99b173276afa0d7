public import ComposableArchitecture
public import TerminalUI

extension Text {
  /// Shows a text of a feature's state.
  @_disfavoredOverload
  public nonisolated init(_ state: TextState) {
    self.init(verbatim: state.string)
  }
}

extension ButtonRole {
  /// The role of a button of a feature's state.
  public init?(_ role: ButtonStateRole?) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    case nil: return nil
    }
  }
}

extension Button where Label == Text {
  /// A button of a feature's state, whose action, if it has one, is given to `action`.
  public init<Action>(
    _ button: ButtonState<Action>, action: @escaping @MainActor (Action?) -> Void
  ) {
    self.init(
      role: ButtonRole(button.role), action: { button.withAction { action($0) } },
      label: { Text(button.label) })
  }
}
