extension KeyEvent {
  /// The key behind a code point that came as it is; nil for C1 controls, which no key sends.
  ///
  /// Both bytes that terminals send for Backspace, 7F and 08, are Backspace; a line feed is Enter.
  init?(scalar: Unicode.Scalar, hasAlt: Bool) {
    let alt: KeyModifiers = hasAlt ? .alt : []
    switch scalar.value {
    case 0x00: self.init(.character(" "), alt.union(.control))
    case 0x08, 0x7F: self.init(.backspace, alt)
    case 0x09: self.init(.tab, alt)
    case 0x0A, 0x0D: self.init(.enter, alt)
    case 0x1B: self.init(.escape, alt)
    case 0x01...0x1A: self.init(KeyEvent.character(scalar.value + 0x60), alt.union(.control))
    case 0x1C...0x1F: self.init(KeyEvent.character(scalar.value + 0x40), alt.union(.control))
    case 0x80..<0xA0: return nil
    default: self.init(.character(Character(scalar)), alt)
    }
  }

  private static func character(_ value: UInt32) -> Key {
    .character(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: value))))
  }
}
