/// Facts about the digits of a number, in base ten and two.
enum DigitFacts {
  static let rules: [FactRule<NumberProfile>] = [
    .rare { profile in
      guard profile.value > 9, profile.digits.isPalindrome else { return nil }
      return "a palindrome, the same read forwards and backwards"
    },
    .rare { profile in
      guard profile.value > 0, profile.digits.isHappy else { return nil }
      return "a happy number, since adding the squares of digits over and over leads to 1"
    },
    .rare { profile in
      guard profile.value > 9, profile.digits.isNarcissistic else { return nil }
      let count = profile.digits.values.count
      return "a narcissistic number, the sum of the \(Ordinal.text(count)) powers of its digits"
    },
    .rare { profile in
      let sum = profile.digits.sum
      guard let n = profile.positive, n > 9, n % sum == 0 else { return nil }
      return "a Harshad number, a multiple of its digit sum \(sum)"
    },
    .rare { profile in
      guard profile.value > 1 else { return nil }
      let binary = String(profile.magnitude, radix: 2)
      guard binary.utf8.elementsEqual(binary.utf8.reversed()) else { return nil }
      return "a palindrome in binary, written \(binary)"
    },
    .common { profile in
      guard profile.value > 1 else { return nil }
      return "the number that is written \(String(profile.magnitude, radix: 2)) in binary"
    },
    .common { profile in
      guard profile.value > 9 else { return nil }
      return "a number with the digit sum \(profile.digits.sum)"
    },
    .common { profile in
      guard profile.value > 9 else { return nil }
      return "a number with the digital root \(profile.digits.digitalRoot), reached in "
        + CountedNoun.text(profile.digits.additivePersistence, "step")
    },
    .common { profile in
      guard let n = profile.positive else { return nil }
      let kind = n.nonzeroBitCount % 2 == 0 ? "an evil" : "an odious"
      return "\(kind) number, with \(CountedNoun.text(n.nonzeroBitCount, "one")) in binary"
    },
  ]
}
