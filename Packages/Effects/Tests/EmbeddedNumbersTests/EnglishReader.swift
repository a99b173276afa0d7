/// Reads and writes English number words, apart from the source.
enum EnglishReader {
  private static let units = [
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
    "ninety": 90,
  ]
  private static let scales = [
    "thousand": 1_000, "million": 1_000_000, "billion": 1_000_000_000,
    "trillion": 1_000_000_000_000, "quadrillion": 1_000_000_000_000_000,
    "quintillion": 1_000_000_000_000_000_000,
  ]

  /// The value of words such as "minus one hundred seven".
  static func value(_ text: String) -> Int? {
    var words = text.split { $0 == " " || $0 == "-" }.map(String.init)
    let isNegative = words.first == "minus"
    if isNegative { words.removeFirst() }
    var (total, group) = (0, 0)
    for word in words {
      if let unit = units[word] {
        group += unit
      } else if word == "hundred" {
        group *= 100
      } else if let scale = scales[word] {
        total -= group * scale
        group = 0
      } else {
        return nil
      }
    }
    total -= group
    return isNegative ? total : 0 - total
  }

  /// The words of a number below 10 000.
  static func words(_ n: Int) -> String {
    for (size, name) in [(1_000, "thousand"), (100, "hundred")] where n >= size {
      return words(n / size) + " " + name + (n % size == 0 ? "" : " " + words(n % size))
    }
    if let word = units.first(where: { $0.value == n })?.key { return word }
    return words(n / 10 * 10) + "-" + words(n % 10)
  }

  static func letters(_ words: String) -> Int { words.count(where: \.isLetter) }

  static func isAlphabetical(_ words: String) -> Bool {
    let letters = words.filter(\.isLetter)
    return zip(letters, letters.dropFirst()).allSatisfy { $0 <= $1 }
  }
}

/// Reads Roman numerals: a smaller letter before a greater one counts less than nothing.
enum RomanReader {
  static func value(_ text: String) -> Int {
    let values: [Character: Int] = [
      "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1_000,
    ]
    let letters = text.map { values[$0] ?? .min / 4 }
    var total = 0
    for (index, letter) in letters.enumerated() {
      let isBeforeGreater = index + 1 < letters.count && letters[index + 1] > letter
      total += isBeforeGreater ? -letter : letter
    }
    return total
  }
}
