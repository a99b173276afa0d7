import TerminalCore

/// An entry of the help line, with the key that a click on it presses.
struct KeyEntry: Hashable {
  /// Where in the line an entry stands: what stays while the focus moves comes first, so that few
  /// cells of the line change with it.
  enum Place: Comparable {
    case steady, ofFocus, last
  }

  let help: KeyHelp
  let event: KeyEvent?
  let place: Place
  /// How the line names the key, which is to say the same wherever the focus is.
  let lineKey: String
  /// Whether the key does the same on every screen, so that ``KeyTable`` says it too.
  let isGeneral: Bool

  init(
    _ key: String, _ title: String, _ event: KeyEvent? = nil, place: Place = .steady,
    lineKey: String? = nil, isGeneral: Bool = false
  ) {
    help = KeyHelp(key, title)
    self.event = event
    self.place = place
    self.lineKey = lineKey ?? key
    self.isGeneral = isGeneral
  }
}

extension ViewSession {
  /// The keys that mean something on the screen in front, the most important first.
  package var keyHelp: [KeyHelp] { keyEntries.map(\.help) }

  /// The same, with the keys themselves.
  var keyEntries: [KeyEntry] {
    if let keyList {
      let scrolls = keyList.canScroll ? [KeyEntry("↑↓", "scroll")] : []
      return scrolls + [KeyEntry("Esc", "close", KeyEvent(.escape))]
    }
    var seen: Set<KeyHelp> = []
    return keysInFront.filter { seen.insert($0.help).inserted }
  }

  private var keysInFront: [KeyEntry] {
    var keys: [KeyEntry] = []
    let focus = graph.focus
    let takesText = focus.current?.takesText ?? false
    let hasField = takesText || controls.contains { $0.control.takesText && $0.control.isEnabled }
    if let control = focus.current {
      if control.press != nil {
        let verb = control.pressTitle ?? control.kind.verb
        keys.append(
          KeyEntry(
            "Enter", verb, KeyEvent(.enter), place: .ofFocus,
            isGeneral: verb == Control.Kind.button.verb))
      }
      let ofRow = focus.placed?.row?.edits?.keys ?? []
      keys += control.keys.map { KeyEntry($0.key, $0.title, place: .ofFocus) }
      keys += ofRow.map { KeyEntry($0.key, $0.title, place: .ofFocus, isGeneral: true) }
    }
    if focus.controls.count > 1 {
      keys.append(KeyEntry("Tab", "next", KeyEvent(.tab), isGeneral: true))
    }
    for placed in controls where placed.control.isEnabled {
      // A key that types into the field does nothing else.
      if let shortcut = placed.control.shortcut, !(takesText && shortcut.isTyped) {
        keys.append(
          KeyEntry(
            shortcut.title, placed.control.label(), shortcut.event,
            place: hasField && shortcut.isTyped ? .ofFocus : .steady))
      }
    }
    let tabs = frontFacts.tabs.first?.tabTitles.count ?? 0
    if tabs > 1 {
      let digits = "1–\(min(tabs, 9))"
      keys.append(
        KeyEntry(
          takesText ? "Ctrl-PgDn" : digits, "tabs", lineKey: hasField ? "Ctrl-PgDn" : digits,
          isGeneral: true))
    }
    if frontFacts.back != nil {
      keys.append(KeyEntry("Esc", "back", KeyEvent(.escape)))
    } else if let layer = frontLayer, !layer.isDismissDisabled {
      keys.append(KeyEntry("Esc", "close", KeyEvent(.escape)))
    }
    if scrollers.contains(where: \.scroller.canScroll) {
      keys.append(KeyEntry("PgUp PgDn", "scroll", isGeneral: true))
    }
    keys.append(
      KeyEntry(
        takesText ? "Ctrl-C" : "q", "quit", KeyEvent(.character("c"), .control),
        lineKey: hasField ? "Ctrl-C" : "q", isGeneral: true))
    if !takesText {
      keys.append(
        KeyEntry("?", "keys", KeyEvent(.character("?")), place: .last, isGeneral: true))
    }
    return keys
  }
}

extension Control.Kind {
  /// What Enter does to such a control.
  fileprivate var verb: String {
    switch self {
    case .button: "press"
    case .link, .menu: "open"
    case .field: "submit"
    case .toggle: "switch"
    case .picker: "next"
    case .stepper: "more"
    case .row: "select"
    case .tab: "show"
    case .region: "scroll"
    }
  }
}
