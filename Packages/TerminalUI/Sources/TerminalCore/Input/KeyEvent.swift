/// A key that was pressed, with the modifiers held.
///
/// Shift-Tab is `.tab` with `.shift`; Ctrl-A is `.character("a")` with `.control`; a typed capital is
/// the capital without modifiers.
public struct KeyEvent: Hashable, Sendable {
  /// Whether the key goes down, stays down or comes up; only the kitty protocol tells.
  public enum Phase: Hashable, Sendable {
    case press, repeated, release
  }

  public var key: Key
  public var modifiers: KeyModifiers
  public var phase: Phase

  public init(_ key: Key, _ modifiers: KeyModifiers = [], phase: Phase = .press) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}
