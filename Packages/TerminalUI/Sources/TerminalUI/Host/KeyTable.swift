import TerminalCore

/// What a key does where the control with the focus has no use for it.
enum KeyCommand: Hashable {
  case focusNext, focusPrevious, focusUp, focusDown, focusLeft, focusRight
  case press, leave
  case tab(Int), previousTab, nextTab
  case pageUp, pageDown, toStart, toEnd
  case showKeys, quit, suspend
}

/// The keys that mean something on every screen: what they do, the list of keys and the document
/// about them come from here.
enum KeyTable {
  /// A line for people, and what its keys do.
  struct Row {
    let help: KeyHelp
    /// What there has to be on a screen for the keys to mean something there.
    var need = Need.nothing
    /// None for keys that the control with the focus handles.
    var commands: [KeyEvent: KeyCommand] = [:]
  }

  /// What keys act on.
  enum Need {
    case nothing, choice, editableRow, tabs, scrolling, field
  }

  /// The lines, in the order in which they are read.
  static let rows: [Row] = [
    Row(
      help: KeyHelp("Tab, Shift-Tab, arrows", "move the focus in reading order"),
      commands: [
        KeyEvent(.tab): .focusNext, KeyEvent(.tab, .shift): .focusPrevious,
        KeyEvent(.up): .focusUp, KeyEvent(.down): .focusDown, KeyEvent(.left): .focusLeft,
        KeyEvent(.right): .focusRight,
      ]),
    Row(
      help: KeyHelp("Enter, Space", "press; in a field, Enter submits"),
      commands: [KeyEvent(.enter): .press, KeyEvent(.character(" ")): .press]),
    Row(
      help: KeyHelp(
        "← →",
        "choose in a picker, change a stepper or a slider, close and open a group"),
      need: .choice),
    Row(
      help: KeyHelp(
        "Delete; Alt-↑ Alt-↓",
        "delete or move a row of a list, where it can be deleted or moved"),
      need: .editableRow),
    Row(
      help: KeyHelp("Escape", "goes back, closes what is in front; else leaves a field"),
      commands: [KeyEvent(.escape): .leave]),
    Row(
      help: KeyHelp(
        "1–9, Ctrl-← Ctrl-→", "switch tabs (Ctrl-PageUp and Ctrl-PageDown in a field too)"),
      need: .tabs, commands: tabs),
    Row(
      help: KeyHelp("PageUp, PageDown, Home, End, wheel", "scroll"), need: .scrolling,
      commands: [
        KeyEvent(.pageUp): .pageUp, KeyEvent(.pageDown): .pageDown, KeyEvent(.home): .toStart,
        KeyEvent(.end): .toEnd,
      ]),
    Row(
      help: KeyHelp(
        "Home, End, Ctrl-A E B F D H K U W Y, Alt-B F D, Ctrl-← Ctrl-→",
        "edit in a field, as readline does"), need: .field),
    Row(
      help: KeyHelp("?", "lists the keys of the screen"),
      commands: [KeyEvent(.character("?")): .showKeys]),
    Row(
      help: KeyHelp("q outside a field, Ctrl-C", "quit"),
      commands: [
        KeyEvent(.character("q")): .quit, KeyEvent(.character("c"), .control): .quit,
      ]),
    Row(
      help: KeyHelp("Ctrl-Z", "suspends"),
      commands: [KeyEvent(.character("z"), .control): .suspend]),
  ]

  private static var tabs: [KeyEvent: KeyCommand] {
    var commands: [KeyEvent: KeyCommand] = [
      KeyEvent(.left, .control): .previousTab, KeyEvent(.right, .control): .nextTab,
      KeyEvent(.pageUp, .control): .previousTab, KeyEvent(.pageDown, .control): .nextTab,
    ]
    for number in 1...9 {
      commands[KeyEvent(.character(Character("\(number)")))] = .tab(number - 1)
    }
    return commands
  }

  private static let commands: [KeyEvent: KeyCommand] = rows.reduce(into: [:]) { all, row in
    all.merge(row.commands) { first, _ in first }
  }

  /// What a key does; a key that repeats does what it does when pressed, and what is held with an
  /// arrow and means nothing there is passed over.
  static func command(for event: KeyEvent) -> KeyCommand? {
    var event = KeyEvent(event.key, event.modifiers)
    if let command = commands[event] { return command }
    if case .character = event.key { return nil }
    event.modifiers = []
    return commands[event]
  }
}
