/// One thing that the user did at the terminal.
public enum InputEvent: Hashable, Sendable {
  /// Whether the terminal's window has the keyboard.
  public enum FocusChange: Hashable, Sendable {
    case gained, lost
  }

  case key(KeyEvent)
  case paste(Paste)
  case mouse(MouseEvent)
  case focus(FocusChange)
}
