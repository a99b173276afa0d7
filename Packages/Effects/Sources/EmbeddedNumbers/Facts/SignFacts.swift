/// Facts about zero and about numbers below it.
enum SignFacts {
  static let rules: [FactRule<NumberProfile>] = [
    .rare { $0.value == 0 ? "the only integer that is neither positive nor negative" : nil },
    .rare { $0.value == 0 ? "the only integer that is its own opposite" : nil },
    .rare { $0.value == 0 ? "the only integer that has every integer as a divisor" : nil },
    .rare { $0.value == 0 ? "the sum of no numbers at all" : nil },
    .rare { $0.value == 1 ? "the product of no numbers at all" : nil },
    .rare { $0.value == -1 ? "the greatest negative integer" : nil },
    .common { profile in
      guard profile.value < 0 else { return nil }
      return "the opposite of \(profile.magnitude)"
    },
    .common { profile in
      guard profile.value < 0, profile.factors.totalExponent > 1 else { return nil }
      return "the opposite of the product \(profile.factors.product)"
    },
    .common { profile in
      guard profile.value < 0, profile.factors.totalExponent == 1 else { return nil }
      return "the opposite of a prime number"
    },
    .common { profile in
      guard profile.value < 0 else { return nil }
      return profile.value % 2 == 0 ? "a negative even number" : "a negative odd number"
    },
    .common { profile in
      guard profile.value < 0 else { return nil }
      let (square, overflow) = profile.magnitude.multipliedReportingOverflow(by: profile.magnitude)
      return overflow ? nil : "the negative square root of \(square)"
    },
    .common { profile in
      guard profile.value < 0 else { return nil }
      let width = TwosComplement.width(of: profile.value)
      let bits = TwosComplement.bits(of: profile.value, width: width)
      return "the number that is written \(bits) in two's complement of \(width) bits"
    },
  ]
}
