/// Numbers in English words, as in "one hundred seven".
enum NumberWords {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let scales = [
    "", "thousand", "million", "billion", "trillion", "quadrillion", "quintillion",
  ]

  /// The words of `n` on the short scale, without "and".
  static func text(_ n: UInt64) -> String {
    if n == 0 { return small[0] }
    var groups: [String] = []
    var rest = n
    for scale in scales where rest > 0 {
      let group = Int(rest % 1000)
      if group > 0 { groups.append(hundreds(group) + (scale.isEmpty ? "" : " " + scale)) }
      rest /= 1000
    }
    return groups.reversed().joined(separator: " ")
  }

  /// How many letters the words have, hyphens and spaces left out.
  static func letterCount(_ n: UInt64) -> Int {
    text(n).utf8.count { $0 >= 97 && $0 <= 122 }
  }

  private static func hundreds(_ n: Int) -> String {
    let rest = n % 100
    var words: [String] = n >= 100 ? [small[n / 100] + " hundred"] : []
    if rest >= 20 {
      words.append(tens[rest / 10] + (rest % 10 == 0 ? "" : "-" + small[rest % 10]))
    } else if rest > 0 {
      words.append(small[rest])
    }
    return words.joined(separator: " ")
  }
}
