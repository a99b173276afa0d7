/// Which modes a program has switched on and not off again.
struct ModeLedger: Sendable {
  private(set) var modes: Set<String> = []
  private var keyboardDepth = [false: 0, true: 0]
  private var titleDepth = 0

  mutating func set(_ mode: Int, on isOn: Bool) {
    switch mode {
    case 7: mark("autowrap off", !isOn)
    case 25: mark("hidden cursor", !isOn)
    case 1049: mark("alternate screen", isOn)
    case 2026: mark("synchronized output", isOn)
    default: mark("?\(mode)", isOn)
    }
  }

  /// The keyboard protocol is kept in a stack for each screen.
  mutating func pushKeyboard(isAlternate: Bool, by count: Int) {
    keyboardDepth[isAlternate, default: 0] = max(0, keyboardDepth[isAlternate, default: 0] + count)
    mark("keyboard", keyboardDepth[false] != 0 || keyboardDepth[true] != 0)
  }

  mutating func pushTitle(by count: Int) {
    titleDepth = max(0, titleDepth + count)
    mark("title", titleDepth != 0)
  }

  private mutating func mark(_ name: String, _ isOn: Bool) {
    if isOn { modes.insert(name) } else { modes.remove(name) }
  }
}
