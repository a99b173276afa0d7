/// An integer as it stands in an address, of any length.
struct WholeNumber: Hashable, Sendable {
  /// The digits with their sign, without leading zeros.
  let text: String
  /// The value, where it fits 64 bits.
  var value: Int? { Int(text) }
  /// Whether it is below zero.
  var isNegative: Bool { text.hasPrefix("-") }

  /// Reads digits with an optional minus; `nil` for anything else.
  init?(_ text: String) {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? text.dropFirst() : Substring(text)
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
    let significant = digits.drop { $0 == "0" }
    self.text = significant.isEmpty ? "0" : (isNegative ? "-" : "") + significant
  }
}
