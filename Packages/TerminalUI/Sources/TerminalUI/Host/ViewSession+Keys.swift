package import TerminalCore

extension ViewSession {
  /// Does what an input means; call ``update()`` before the next one, or let this do it.
  package func handle(_ event: InputEvent) {
    update()
    switch event {
    case .key(let key) where key.phase != .release: handle(key)
    case .paste(let paste) where keyList == nil: graph.focus.current?.paste?(paste.text)
    case .mouse(let mouse): handle(mouse)
    case .key, .paste, .focus: return
    }
    frameChanged()
    update()
  }

  private func handle(_ event: KeyEvent) {
    if event.modifiers == .control {
      switch event.key {
      case .character("c"): return quit()
      case .character("z"):
        if let onSuspend { return onSuspend() }
      default: break
      }
    }
    if keyList != nil {
      keyList = nil
      return
    }
    if let control = graph.focus.current, let key = control.key, key(event) { return }
    if pressShortcut(event) { return }
    handleCommon(event)
  }

  /// Presses the control in front whose shortcut was pressed.
  private func pressShortcut(_ event: KeyEvent) -> Bool {
    let current = graph.focus.current
    if event.key == .enter, let current, current.press != nil, current.kind != .field {
      return false
    }
    let match = controls.last { placed in
      placed.control.isEnabled && placed.control.press != nil
        && placed.control.shortcut?.matches(event) == true
    }
    guard let match else { return false }
    if event.key == .enter { current?.press?() }
    match.control.press?()
    return true
  }

  private func handleCommon(_ event: KeyEvent) {
    let modifiers = event.modifiers
    switch event.key {
    case .tab: moveFocus(modifiers.contains(.shift) ? .previous : .next, wraps: true)
    case .left where modifiers.contains(.control): switchTab(by: -1)
    case .right where modifiers.contains(.control): switchTab(by: 1)
    case .pageUp where modifiers.contains(.control): switchTab(by: -1)
    case .pageDown where modifiers.contains(.control): switchTab(by: 1)
    case .up: moveFocus(.up, wraps: false)
    case .down: moveFocus(.down, wraps: false)
    case .left: moveFocus(.previous, wraps: false)
    case .right: moveFocus(.next, wraps: false)
    case .pageUp: scrollPage(-1)
    case .pageDown: scrollPage(1)
    case .home: scroll(rows: -Proposal.unlimited)
    case .end: scroll(rows: Proposal.unlimited)
    case .enter: pressFocused()
    case .escape: leave()
    case .character(let character) where modifiers.isEmpty: handleCharacter(character)
    default: break
    }
  }

  private func handleCharacter(_ character: Character) {
    switch character {
    case " ": pressFocused()
    case "q": quit()
    case "?": keyList = keyHelp
    case "1"..."9":
      guard let number = character.wholeNumberValue else { return }
      frontFacts.tabs.first?.selectTab(number - 1)
    default: break
    }
  }

  private func pressFocused() {
    guard let control = graph.focus.current else { return }
    if let press = control.press {
      press()
    } else if control.kind == .field {
      moveFocus(.next, wraps: false)
    }
  }

  private func switchTab(by step: Int) {
    guard let tabs = frontFacts.tabs.first, let selected = tabs.selectedTab else { return }
    tabs.selectTab(selected + step)
  }

  /// Goes back one screen, or dismisses what is presented; `false` when there is neither.
  @discardableResult
  package func leave() -> Bool { leave(among: controls.map(\.control)) }

  /// Goes back one screen, or dismisses what is presented, where `controls` are on the screen in
  /// front; `false` when there is neither.
  func leave(among controls: [Control]) -> Bool {
    if let back = frontFacts.back {
      back()
      return true
    }
    if let layer = frontLayer {
      if let cancel = controls.last(where: { $0.role == .cancel })?.press,
        layer.kind == .alert || layer.kind == .dialog
      {
        cancel()
      } else if !layer.isDismissDisabled {
        layer.dismissLayer()
      }
      return true
    }
    if graph.focus.current?.takesText == true { graph.focus.withdraw() }
    return false
  }
}
