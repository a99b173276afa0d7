extension KeyEvent {
  /// The key behind the parameters of a kitty keyboard sequence:
  /// `code:shifted:base ; modifiers:phase ; text`. Keys that only modify, and media keys, are nil.
  init?(kitty parameters: [[Int]]) {
    guard let code = parameters.first?.first else { return nil }
    let second = parameters.count > 1 ? parameters[1] : [1]
    var modifiers = KeyModifiers(parameter: second[0])
    let phase = Phase(parameter: second.count > 1 ? second[1] : 1)
    if let key = KeyEvent.functionalKey(code) {
      self.init(key, modifiers, phase: phase)
      return
    }
    guard let base = KeyEvent.character(code) else { return nil }
    var typed = base
    if modifiers.isSubset(of: .shift) {
      if parameters.count > 2, let text = parameters[2].first.flatMap(KeyEvent.character) {
        typed = text
        modifiers = []
      } else if modifiers == .shift {
        let shifted = parameters[0].count > 1 ? KeyEvent.character(parameters[0][1]) : nil
        let uppercase = base.uppercased()
        typed = shifted ?? (uppercase.count == 1 ? Character(uppercase) : base)
        modifiers = []
      }
    }
    self.init(.character(typed), modifiers, phase: phase)
  }

  /// A character that a key can type; nil for controls and for the private codes of other keys.
  private static func character(_ code: Int) -> Character? {
    guard code >= 0x20, code != 0x7F, !(0x80..<0xA0).contains(code),
      !(57344...63743).contains(code),
      let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init)
    else { return nil }
    return Character(scalar)
  }

  private static func functionalKey(_ code: Int) -> Key? {
    switch code {
    case 9: .tab
    case 13, 57414: .enter
    case 27: .escape
    case 8, 127: .backspace
    case 57358: .capsLock
    case 57359: .scrollLock
    case 57360: .numLock
    case 57361: .printScreen
    case 57362: .pause
    case 57363: .menu
    case 57376...57398: .function(code - 57376 + 13)
    case 57399...57408: .character(Character(Unicode.Scalar(UInt8(code - 57399 + 48))))
    case 57409...57413, 57415, 57416: padCharacters[code].map { .character($0) }
    case 57417...57427: padKeys[code - 57417]
    default: nil
    }
  }

  private static let padCharacters: [Int: Character] = [
    57409: ".", 57410: "/", 57411: "*", 57412: "-", 57413: "+", 57415: "=", 57416: ",",
  ]

  private static let padKeys: [Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete, .begin,
  ]
}

extension KeyEvent.Phase {
  /// The phase as the kitty protocol numbers it.
  init(parameter: Int) {
    self =
      switch parameter {
      case 2: .repeated
      case 3: .release
      default: .press
      }
  }
}
