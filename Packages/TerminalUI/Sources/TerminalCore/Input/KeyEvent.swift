/// A key that was pressed, with the modifiers held.
///
/// Shift-Tab is `.tab` with `.shift`; Ctrl-A is `.character("a")` with `.control`; a typed capital is
/// the capital without modifiers.
public struct KeyEvent: Hashable, Sendable {
  /// Whether the key goes down, stays down or comes up; only the kitty protocol tells.
  public enum Phase: Hashable, Sendable {
    case press, repeated, release
  }

  /// The key.
  public var key: Key
  /// The keys held meanwhile.
  public var modifiers: KeyModifiers
  /// Whether it went down, stayed down or came up.
  public var phase: Phase

  /// Makes an event; without more, a plain press.
  public init(_ key: Key, _ modifiers: KeyModifiers = [], phase: Phase = .press) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}
