public import TerminalCore

/// A control on screen as a test sees it.
public struct ControlSnapshot: Hashable, Sendable {
  /// What it is called.
  public let label: String
  /// Its value, for those that have one.
  public let value: String?
  /// The cells it takes.
  public let frame: Rect
  /// Whether it has the focus.
  public let isFocused: Bool
  /// Whether it can be used.
  public let isEnabled: Bool
}

extension ViewSession {
  /// The controls on screen, in reading order.
  package var controlSnapshots: [ControlSnapshot] {
    controls.map { placed in
      ControlSnapshot(
        label: placed.control.label(), value: placed.control.value, frame: placed.rect,
        isFocused: placed.control === graph.focus.current, isEnabled: placed.control.isEnabled)
    }
  }
}
