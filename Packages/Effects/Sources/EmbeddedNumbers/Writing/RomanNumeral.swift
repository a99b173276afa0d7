/// Roman numerals in their standard form.
enum RomanNumeral {
  private static let symbols: [(value: UInt64, text: String)] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]

  /// The numeral, or `nil` outside 1 to 3999, where there is none.
  static func text(_ n: UInt64) -> String? {
    guard (1...3999).contains(n) else { return nil }
    var rest = n
    var text = ""
    for symbol in symbols {
      while rest >= symbol.value {
        text += symbol.text
        rest -= symbol.value
      }
    }
    return text
  }
}
