/// Ordinal numbers in figures: 1st, 2nd, 3rd, 11th.
enum Ordinal {
  static func text<Number: BinaryInteger>(_ n: Number) -> String {
    let last = n % 10
    let suffix: String
    switch (n % 100 / 10 == 1, last) {
    case (false, 1): suffix = "st"
    case (false, 2): suffix = "nd"
    case (false, 3): suffix = "rd"
    default: suffix = "th"
    }
    return "\(n)\(suffix)"
  }
}
