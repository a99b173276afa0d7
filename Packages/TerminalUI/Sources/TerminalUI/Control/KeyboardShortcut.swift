import TerminalCore

/// A key that presses a control from anywhere on its screen, outside text fields unless a modifier
/// is held.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// What is held with it.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  ///
  /// Terminals do not report the command key, so by default nothing is held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, in text fields too: what the screen is for.
  public static let defaultAction = KeyboardShortcut(.return)
  /// Escape: leaves without effect.
  public static let cancelAction = KeyboardShortcut(.escape)

  func matches(_ event: KeyEvent) -> Bool {
    guard case .character(let character) = key.key, character != " " else {
      return event.key == key.key && event.modifiers == modifiers.keyModifiers
    }
    let wanted = modifiers.keyModifiers
    guard case .character(let typed) = event.key,
      event.modifiers.subtracting(.shift) == wanted.subtracting(.shift)
    else { return false }
    guard wanted.contains(.shift) else {
      return typed == character && !event.modifiers.contains(.shift)
    }
    // Terminals send the character that is typed, and some of them the key with Shift.
    if event.modifiers.contains(.shift), typed == character { return true }
    let shifted = character.uppercased()
    return character.isCased && String(typed) == shifted
  }

  /// Whether the key is text in a field.
  var isTyped: Bool {
    guard case .character = key.key else { return false }
    return modifiers.keyModifiers.subtracting(.shift).isEmpty
  }

  /// The key as a terminal sends it.
  var event: KeyEvent { KeyEvent(key.key, modifiers.keyModifiers) }

  /// The shortcut as it is written for people.
  var title: String {
    var title = ""
    if modifiers.contains(.control) { title += "Ctrl-" }
    if !modifiers.isDisjoint(with: [.option, .command]) { title += "Alt-" }
    guard modifiers.contains(.shift) else { return title + key.title }
    return title + "Shift-" + (key.title.count == 1 ? key.title.uppercased() : key.title)
  }
}

/// A key of a shortcut.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  let key: Key

  init(_ key: Key) {
    self.key = key
  }

  /// The key that types a character.
  public init(_ character: Character) {
    key = .character(character)
  }

  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// Return.
  public static let `return` = KeyEquivalent(Key.enter)
  /// Escape.
  public static let escape = KeyEquivalent(Key.escape)
  /// Backspace.
  public static let delete = KeyEquivalent(Key.backspace)
  /// Tab.
  public static let tab = KeyEquivalent(Key.tab)
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Up arrow.
  public static let upArrow = KeyEquivalent(Key.up)
  /// Down arrow.
  public static let downArrow = KeyEquivalent(Key.down)
  /// Left arrow.
  public static let leftArrow = KeyEquivalent(Key.left)
  /// Right arrow.
  public static let rightArrow = KeyEquivalent(Key.right)

  var title: String {
    switch key {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .tab: "Tab"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .delete: "Del"
    default: "\(key)"
    }
  }
}

/// Keys held with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Shift; with a letter, its capital.
  public static let shift = EventModifiers(rawValue: 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 2)
  /// Alt.
  public static let option = EventModifiers(rawValue: 4)
  /// Alt, since terminals do not report the command key.
  public static let command = EventModifiers(rawValue: 8)

  var keyModifiers: KeyModifiers {
    var modifiers: KeyModifiers = []
    if contains(.shift) { modifiers.insert(.shift) }
    if contains(.control) { modifiers.insert(.control) }
    if contains(.option) || contains(.command) { modifiers.insert(.alt) }
    return modifiers
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

private struct HelpKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  var help: String? {
    get { self[HelpKey.self] }
    set { self[HelpKey.self] = newValue }
  }
}

extension View {
  /// Gives the control a key that presses it from anywhere on its screen.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives the control a key that presses it from anywhere on its screen.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environmentChange(identity: shortcut) { $0.keyboardShortcut = shortcut }
  }

  /// Explains the control; shown while it has the focus, and in the list of keys.
  public func help(_ text: some StringProtocol) -> some View {
    let text = String(text)
    return environmentChange(identity: text) { $0.help = text }
  }
}
