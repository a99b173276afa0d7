/// Select Graphic Rendition: the sequences that set a style (ECMA-48, 8.3.117).
enum SGR {
  /// Appends the shortest sequence that turns one style into another; nothing between equal ones.
  static func append(from old: Style, to new: Style, to bytes: inout [UInt8]) {
    guard old != new else { return }
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    if new != .plain {
      var isFirst = true
      func parameter(_ number: Int, _ bytes: inout [UInt8]) {
        if !isFirst { bytes.append(UInt8(ascii: ";")) }
        isFirst = false
        append(number: number, to: &bytes)
      }
      var from = old
      if !old.attributes.isSubset(of: new.attributes) {
        parameter(0, &bytes)
        from = .plain
      }
      for entry in Attributes.all
      where new.attributes.contains(entry.attribute) && !from.attributes.contains(entry.attribute) {
        parameter(Int(entry.parameter), &bytes)
      }
      if new.foreground != from.foreground {
        for number in parameters(of: new.foreground, base: 30) { parameter(number, &bytes) }
      }
      if new.background != from.background {
        for number in parameters(of: new.background, base: 40) { parameter(number, &bytes) }
      }
    }
    bytes.append(UInt8(ascii: "m"))
  }

  /// Appends a number in decimal digits.
  static func append(number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { append(number: number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private static func parameters(of color: Color, base: Int) -> [Int] {
    switch color.kind {
    case .default: [base + 9]
    case .named(let index): [index < 8 ? base + index : base + 52 + index]
    case .indexed(let index): [base + 8, 5, Int(index)]
    case .rgb(let red, let green, let blue): [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }
}
