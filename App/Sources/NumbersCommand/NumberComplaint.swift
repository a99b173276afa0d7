import NumbersProtocol

/// What is wrong with a typed list of numbers, in words that name the first wrong part.
enum NumberComplaint {
  static func sentence(about text: String) -> String {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let wrong = parts.first { NumberBatch($0) == nil } ?? text
    return "'\(printable(wrong))' \(reason(wrong))"
  }

  private static func reason(_ part: String) -> String {
    if let range = range(part) {
      if range.first.isEmpty { return "has no first number: a range is written as in 1..5" }
      if range.last.isEmpty { return "has no last number: a range is written as in 1..5" }
      for end in [range.first, range.last] where isTooLarge(end) { return tooLarge }
      if NumberBatch(range.first) != nil, NumberBatch("\(range.last)..\(range.first)") != nil {
        return "runs backward: say '\(printable(range.last))..\(printable(range.first))'"
      }
    }
    if isTooLarge(part) { return tooLarge }
    if part == "random" { return "stands alone: 'numbers fact random'" }
    return "is no number: a whole number, a day as in 2/29, 'random', or several as in 1..5,10,42"
  }

  private static let tooLarge = "is too large: numbers have 64 bits, up to \(Int.max)"

  private static func isTooLarge(_ text: String) -> Bool {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    return Int(text) == nil && text.count - digits.count < 2 && !digits.isEmpty
      && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  private static func range(_ text: String) -> (first: String, last: String)? {
    guard let dots = text.firstRange(of: "..") else { return nil }
    return (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
  }
}
