package import TerminalCore

extension ViewSession {
  /// Whether what is typed now goes into a field, once everything is up to date.
  package func isTypingText() -> Bool {
    update()
    return keyList == nil && graph.focus.current?.takesText == true
  }

  /// Does what an input means; call ``update()`` before the next one, or let this do it.
  package func handle(_ event: InputEvent) {
    update()
    if notice != nil { notice = nil }
    switch event {
    case .key(let key) where key.phase != .release: handle(key)
    case .paste(let paste) where keyList == nil: graph.focus.current?.paste?(paste.text)
    case .mouse(let mouse): handle(mouse)
    case .key, .paste, .focus: return
    }
    frameChanged()
    update()
  }

  /// Does what a key means.
  func handle(_ event: KeyEvent) {
    let command = KeyTable.command(for: event)
    switch command {
    case .quit where event.modifiers == .control: return quit()
    case .suspend:
      if let onSuspend { return onSuspend() }
    default: break
    }
    if keyList != nil { return handleInKeyList(command) }
    if let control = graph.focus.current, let key = control.key, key(event) { return }
    if graph.focus.placed?.row?.edits?.handle(event) == true { return }
    if pressShortcut(event) { return }
    if let command { perform(command) }
  }

  /// Keys that scroll move the list of keys, as far as it is longer than the screen; any other closes it.
  private func handleInKeyList(_ command: KeyCommand?) {
    let page = max((keyList?.rows ?? 0) - 1, 1)
    switch command {
    case .focusUp: keyList?.scroll(rows: -1)
    case .focusDown: keyList?.scroll(rows: 1)
    case .pageUp: keyList?.scroll(rows: -page)
    case .pageDown: keyList?.scroll(rows: page)
    case .toStart: keyList?.scrollToStart()
    case .toEnd: keyList?.scrollToEnd()
    default: keyList = nil
    }
  }

  /// Presses the first control in front whose shortcut was pressed.
  ///
  /// Enter in a field submits it, and then presses the default action if there still is one.
  private func pressShortcut(_ event: KeyEvent) -> Bool {
    let current = graph.focus.current
    if event.key == .enter, let current, current.press != nil, current.kind != .field {
      return false
    }
    guard var placed = control(for: event) else { return false }
    if event.key == .enter, let submit = current?.press {
      submit()
      frameChanged()
      update()
      guard exitCode == nil, let now = control(for: event), now.control === placed.control
      else { return true }
      placed = now
    }
    placed.row?.select?()
    placed.control.press?()
    return true
  }

  private func control(for event: KeyEvent) -> PlacedControl? {
    controls.first { placed in
      placed.control.isEnabled && placed.control.press != nil
        && placed.control.shortcut?.matches(event) == true
    }
  }

  private func perform(_ command: KeyCommand) {
    switch command {
    case .focusNext: moveFocus(.next, wraps: true)
    case .focusPrevious: moveFocus(.previous, wraps: true)
    case .focusUp: moveFocus(.up, wraps: false)
    case .focusDown: moveFocus(.down, wraps: false)
    case .focusLeft: moveFocus(.previous, wraps: false)
    case .focusRight: moveFocus(.next, wraps: false)
    case .press: pressFocused()
    case .leave: leave()
    case .tab(let index): frontFacts.tabs.first?.selectTab(index)
    case .previousTab: switchTab(by: -1)
    case .nextTab: switchTab(by: 1)
    case .pageUp: scrollPage(-1)
    case .pageDown: scrollPage(1)
    case .toStart: scroll(rows: -Proposal.unlimited)
    case .toEnd: scroll(rows: Proposal.unlimited)
    case .showKeys: showKeys()
    case .quit: quit()
    case .suspend: break
    }
  }

  private func showKeys() {
    let ofScreen = keyEntries.filter { !$0.isGeneral }.map(\.help)
    let general = KeyTable.rows.filter { isThere($0.need) }.map(\.help)
    keyList = KeyList(ofScreen + general)
  }

  /// Whether the screen in front has what keys act on.
  private func isThere(_ need: KeyTable.Need) -> Bool {
    let enabled = controls.filter(\.control.isEnabled)
    return switch need {
    case .nothing: true
    case .choice: enabled.contains { $0.control.keys.contains { $0.key.contains("←") } }
    case .editableRow: enabled.contains { $0.row?.edits != nil }
    case .tabs: (frontFacts.tabs.first?.tabTitles.count ?? 0) > 1
    case .scrolling: scrollers.contains(where: \.scroller.canScroll)
    case .field: enabled.contains(where: \.control.takesText)
    }
  }

  private func pressFocused() {
    guard let control = graph.focus.current else { return }
    if let press = control.press {
      graph.focus.placed?.row?.select?()
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
