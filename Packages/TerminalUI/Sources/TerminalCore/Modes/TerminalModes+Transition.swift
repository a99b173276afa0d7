extension TerminalModes {
  /// The bytes that bring a terminal from one set of modes to another; empty between equal ones.
  ///
  /// What goes off goes first, in the reverse of the order in which it went on. The keyboard
  /// protocol is kept per screen, so it is left before the screen changes and entered again after.
  public static func transition(from old: TerminalModes, to new: TerminalModes) -> [UInt8] {
    guard old != new else { return [] }
    var output = ""
    let changesScreen = old.alternateScreen != new.alternateScreen
    switchOff(from: old, to: new, changesScreen: changesScreen, into: &output)
    switchOn(from: old, to: new, changesScreen: changesScreen, into: &output)
    return Array(output.utf8)
  }

  /// The bytes that end every mode, a half-written sequence, a half-drawn frame and any style.
  ///
  /// They are safe to send at any moment, also when these modes are only partly on.
  public var restoration: [UInt8] {
    var all = self
    all.hidesCursor = true
    return Array("\u{1B}\\\u{1B}[?2026l\u{1B}[m".utf8)
      + TerminalModes.transition(from: all, to: .normal)
  }

  private static func switchOff(
    from old: TerminalModes, to new: TerminalModes, changesScreen: Bool, into output: inout String
  ) {
    if case .kitty = old.keyboard, changesScreen || new.keyboard == .legacy {
      output += "\u{1B}[<u"
    }
    if old.mouse != new.mouse, old.mouse != .off {
      output += "\u{1B}[?\(old.mouse.number)l"
      if new.mouse == .off { output += "\u{1B}[?1006l" }
    }
    if old.focusEvents && !new.focusEvents { output += "\u{1B}[?1004l" }
    if old.bracketedPaste && !new.bracketedPaste { output += "\u{1B}[?2004l" }
    if old.disablesAutowrap && !new.disablesAutowrap { output += "\u{1B}[?7h" }
    if old.hidesCursor && !new.hidesCursor { output += "\u{1B}[?25h" }
    if old.alternateScreen && !new.alternateScreen { output += "\u{1B}[?1049l" }
    if old.title != nil && new.title == nil { output += "\u{1B}[23;2t" }
  }

  private static func switchOn(
    from old: TerminalModes, to new: TerminalModes, changesScreen: Bool, into output: inout String
  ) {
    if let title = new.title, title != old.title {
      if old.title == nil { output += "\u{1B}[22;2t" }
      output += "\u{1B}]2;\(title.prefix(columns: 256).string)\u{1B}\\"
    }
    if new.alternateScreen && !old.alternateScreen { output += "\u{1B}[?1049h" }
    if new.hidesCursor && !old.hidesCursor { output += "\u{1B}[?25l" }
    if new.disablesAutowrap && !old.disablesAutowrap { output += "\u{1B}[?7l" }
    if new.bracketedPaste && !old.bracketedPaste { output += "\u{1B}[?2004h" }
    if new.focusEvents && !old.focusEvents { output += "\u{1B}[?1004h" }
    if old.mouse != new.mouse, new.mouse != .off {
      output += "\u{1B}[?\(new.mouse.number)h"
      if old.mouse == .off { output += "\u{1B}[?1006h" }
    }
    if case .kitty(let flags) = new.keyboard {
      if changesScreen || old.keyboard == .legacy {
        output += "\u{1B}[>\(flags)u"
      } else if old.keyboard != new.keyboard {
        output += "\u{1B}[=\(flags);1u"
      }
    }
  }
}

extension TerminalModes.Mouse {
  /// The private mode (xterm's numbers) that reports these movements.
  fileprivate var number: Int {
    switch self {
    case .off, .clicks: 1000
    case .drags: 1002
    case .motion: 1003
    }
  }
}
