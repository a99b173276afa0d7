/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A character that was typed, one code point at a time; modifiers other than shift are apart.
  case character(Character)
  case enter, tab, escape, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// A function key, from 1.
  case function(Int)
  case menu, pause, printScreen, capsLock, scrollLock, numLock
  /// The middle of the number pad without number lock.
  case begin
}
