extension Oracle where Subject == Int {
  static func trivia() -> Oracle {
    var oracle = Oracle()
    oracle.addWriting()
    oracle.addMeasures()
    oracle.addCounts()
    oracle.addCodes()
    return oracle
  }

  private mutating func addWriting() {
    rule("the only number with as many letters in English as it counts") { n, _ in
      (1...3_000).filter { EnglishReader.letters(EnglishReader.words($0)) == $0 } == [n]
    }
    rule("the only number whose English letters are in alphabetical order") { n, _ in
      (1...3_000).filter { EnglishReader.isAlphabetical(EnglishReader.words($0)) } == [n]
    }
    rule("the number that is written {s} in Roman numerals") { n, v in
      RomanReader.value(v[0]) == n
    }
    rule("written with {n} letters in English: {s}") { n, v in
      EnglishReader.value(v[1]) == n && EnglishReader.letters(v[1]) == int(v[0])
    }
    rule("the number that lights {n} bars of a seven-segment display") { n, v in
      Self.bars(n) == int(v[0])
    }
    rule("the number that is sent as {s} in Morse code") { n, v in Self.morse(v[0]) == n }
  }

  private mutating func addMeasures() {
    let units: [(parts: String, whole: String, wholes: String, size: Int)] = [
      ("days", "week", "weeks", 7), ("things", "dozen", "dozen", 12), ("hours", "day", "days", 24),
      ("playing cards", "full deck", "full decks", 4 * 13), ("minutes", "hour", "hours", 60),
      ("bytes", "kibibyte", "kibibytes", 1 << 10), ("seconds", "hour", "hours", 60 * 60),
    ]
    for unit in units {
      rule("the number of \(unit.parts) in one \(unit.whole)") { n, _ in n == unit.size }
      rule("the number of \(unit.parts) in {n} \(unit.wholes)") { n, v in
        int(v[0]) > 1 && n == unit.size * int(v[0])
      }
    }
    rule("the temperature in degrees Celsius that is {s} in Fahrenheit") { n, v in
      guard let fahrenheit = Double(v[0]) else { return false }
      return abs((fahrenheit - 32) / 1.8 - Double(n)) < 1e-6
    }
    rule("the temperature in degrees Fahrenheit that is {n} in Celsius") { n, v in
      abs(Double(int(v[0])) * 1.8 + 32 - Double(n)) < 1e-6
    }
  }

  private mutating func addCounts() {
    rule("the number of handshakes among {n} people who all greet each other once") { n, v in
      var shakes = 0
      for person in 0..<int(v[0]) { shakes += person }
      return shakes == n
    }
    rule("the number of matches in a league of {n} teams that play everyone twice") { n, v in
      int(v[0]) * int(v[0]) - int(v[0]) == n
    }
    rule("the number of squares of any size on a board of {n} by {n} fields") { n, v in
      let size = int(v[0])
      var squares = 0
      for side in 1...size { squares += (size - side + 1) * (size - side + 1) }
      return v[0] == v[1] && squares == n
    }
    rule("the least number of moves that solve a Tower of Hanoi with {k disc}") { n, v in
      (0..<int(v[0])).reduce(0) { moves, _ in 2 * moves + 1 } == n
    }
    rule("the sum of the angles, in degrees, of a polygon with {n} sides") { n, v in
      int(v[0]) > 2 && (int(v[0]) - 2) * 180 == n
    }
    rule("the number of orders in which {n} books can stand on a shelf") { n, v in
      (1...int(v[0])).reduce(1, *) == n
    }
    rule("the number of matches in a knockout tournament with {n} players") { n, v in
      int(v[0]) - 1 == n
    }
    rule("the number of sides of a polygon with {k diagonal}") { n, v in
      var pairs = 0
      for corner in 0..<n { pairs += corner }
      return pairs - n == int(v[0])
    }
    rule("the number of diagonals of a triangle") { n, _ in n == 3 - 3 }
    rule("where {k step} down from zero lead") { n, v in 0 - int(v[0]) == n }
  }

  private static func bars(_ n: Int) -> Int {
    let shapes = [
      "abcdef", "bc", "abdeg", "abcdg", "bcfg", "acdfg", "acdefg", "abc", "abcdefg", "abcdfg",
    ]
    return BruteForce.digits(n).map { shapes[$0].count }.reduce(0, +)
  }

  private static func morse(_ text: String) -> Int? {
    let codes = [
      "-----", ".----", "..---", "...--", "....-", ".....", "-....", "--...", "---..", "----.",
    ]
    let digits = text.split(separator: " ").map { codes.firstIndex(of: String($0)) }
    return digits.reduce(0) { total, digit in total.flatMap { t in digit.map { t * 10 + $0 } } }
  }
}
