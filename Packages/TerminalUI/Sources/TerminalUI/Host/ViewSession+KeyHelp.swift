extension ViewSession {
  /// The keys that mean something on the screen in front, the most important first.
  package var keyHelp: [KeyHelp] {
    if let keyList { return keyList }
    var seen: Set<KeyHelp> = []
    return keysInFront.filter { seen.insert($0).inserted }
  }

  private var keysInFront: [KeyHelp] {
    var keys: [KeyHelp] = []
    let focus = graph.focus
    if let control = focus.current {
      if control.press != nil { keys.append(KeyHelp("Enter", control.kind.verb)) }
      keys += control.keys
    }
    if focus.controls.count > 1 { keys.append(KeyHelp("Tab", "next")) }
    for placed in controls where placed.control.isEnabled {
      if let shortcut = placed.control.shortcut {
        keys.append(KeyHelp(shortcut.title, placed.control.label()))
      }
    }
    let tabs = frontFacts.tabs.first?.tabTitles.count ?? 0
    if tabs > 1 { keys.append(KeyHelp("1–\(min(tabs, 9))", "tabs")) }
    if frontFacts.back != nil {
      keys.append(KeyHelp("Esc", "back"))
    } else if let layer = frontLayer, !layer.isDismissDisabled {
      keys.append(KeyHelp("Esc", "close"))
    }
    if scrollers.contains(where: \.scroller.canScroll) {
      keys.append(KeyHelp("PgUp PgDn", "scroll"))
    }
    let takesText = focus.current?.takesText ?? false
    keys.append(takesText ? KeyHelp("Ctrl-C", "quit") : KeyHelp("q", "quit"))
    if !takesText { keys.append(KeyHelp("?", "keys")) }
    return keys
  }
}

extension Control.Kind {
  /// What Enter does to such a control.
  fileprivate var verb: String {
    switch self {
    case .button: "press"
    case .link: "open"
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
