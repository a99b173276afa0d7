import TerminalCore

/// Something on screen that a person can act on. It lives as long as its view's place.
@MainActor
final class Control {
  /// What a control is, as a person is told.
  enum Kind {
    case button, link, field, toggle, picker, stepper, menu, row, tab, region
  }

  /// What became of a value given in plain mode.
  enum Assignment {
    case done
    /// The value is refused; the text says why.
    case refused(String)
  }

  let kind: Kind
  /// What the control is called.
  var label: @MainActor () -> String = { "" }
  /// Its value, for those that have one.
  var value: String?
  /// The values it can have, if there are few.
  var choices: [String] = []
  var isEnabled = true
  /// Whether keys move to it; tabs and the like are only clicked.
  var isFocusable = true
  /// Whether it stands beside the content of a screen, as the buttons of a toolbar do.
  var isAuxiliary = false
  var role: ButtonRole?
  var shortcut: KeyboardShortcut?
  var help: String?
  var focusLinks: [FocusLink] = []

  var press: (@MainActor () -> Void)?
  /// Handles a key; `false` when it means nothing here.
  var key: (@MainActor (KeyEvent) -> Bool)?
  /// Takes pasted text.
  var paste: (@MainActor (String) -> Void)?
  /// Handles a click.
  var click: (@MainActor (Click) -> Void)?
  /// Takes a value in plain mode.
  var assign: (@MainActor (String) -> Assignment)?
  /// What Enter does, where that is not what it does to every control of this kind.
  var pressTitle: String?
  /// What the keys of this control do, for the list of keys.
  var keys: [KeyHelp] = []

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Sets what pressing does, by key or by click.
  func onPress(_ action: (@MainActor () -> Void)?) {
    press = action
    if let action {
      click = { _ in action() }
    } else {
      click = nil
    }
  }

  var takesText: Bool { kind == .field }

  /// Takes what the environment says about controls.
  func update(from environment: EnvironmentValues) {
    isEnabled = environment.isEnabled
    isAuxiliary = environment.isToolbar
    shortcut = environment.keyboardShortcut
    help = environment.help
    focusLinks = environment.focusLinks
  }
}
