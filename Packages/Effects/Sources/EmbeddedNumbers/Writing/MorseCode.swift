/// Digits as the International Morse code sends them (ITU-R M.1677-1).
enum MorseCode {
  /// Dots and dashes, digits parted by spaces: 1 to 5 lead with that many dots.
  static func text(_ digits: [UInt8]) -> String {
    digits.map { digit in
      let dots = Int(digit)
      return dots <= 5
        ? String(repeating: ".", count: dots) + String(repeating: "-", count: 5 - dots)
        : String(repeating: "-", count: dots - 5) + String(repeating: ".", count: 10 - dots)
    }
    .joined(separator: " ")
  }
}
