/// Facts about how a number is written and spoken.
enum WritingFacts {
  static let rules: [FactRule<NumberProfile>] = [
    .rare { profile in
      profile.value == 4 ? "the only number with as many letters in English as it counts" : nil
    },
    .rare { profile in
      profile.value == 40 ? "the only number whose English letters are in alphabetical order" : nil
    },
    .common { profile in
      profile.positive.flatMap(RomanNumeral.text).map {
        "the number that is written \($0) in Roman numerals"
      }
    },
    .common { profile in
      let words = NumberWords.text(profile.magnitude)
      let letters = NumberWords.letterCount(profile.magnitude) + (profile.value < 0 ? 5 : 0)
      return "written with \(letters) letters in English: "
        + (profile.value < 0 ? "minus \(words)" : words)
    },
    .common { profile in
      guard profile.value >= 0 else { return nil }
      let segments = profile.digits.values.map { SevenSegments.count[Int($0)] }.reduce(0, +)
      return "the number that lights \(segments) bars of a seven-segment display"
    },
    .common { profile in
      guard profile.value >= 0 else { return nil }
      return "the number that is sent as \(MorseCode.text(profile.digits.values)) in Morse code"
    },
  ]
}
