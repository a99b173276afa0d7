import TerminalCore

extension KeyEquivalent {
  /// Home.
  public static let home = KeyEquivalent(Key.home)
  /// End.
  public static let end = KeyEquivalent(Key.end)
  /// Page Up.
  public static let pageUp = KeyEquivalent(Key.pageUp)
  /// Page Down.
  public static let pageDown = KeyEquivalent(Key.pageDown)
  /// Delete, which takes away what stands at the cursor.
  public static let deleteForward = KeyEquivalent(Key.delete)
}

extension EventModifiers {
  /// Caps lock, which is part of the character that is typed.
  public static let capsLock = EventModifiers(rawValue: 16)
  /// The number pad, whose keys are those of the same characters.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [
    .shift, .control, .option, .command, .capsLock, .numericPad,
  ]
}
