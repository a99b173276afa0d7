/// What the rules for numbers look at, computed once.
struct NumberProfile: Sendable {
  let value: Int
  /// The distance from zero.
  let magnitude: UInt64
  /// The factors of the magnitude.
  let factors: Factorization
  /// The digits of the magnitude.
  let digits: Digits

  init(_ value: Int) {
    self.value = value
    magnitude = UInt64(value.magnitude)
    factors = Factorization(magnitude)
    digits = Digits(magnitude)
  }

  /// The number itself when it is above zero.
  var positive: UInt64? { value > 0 ? magnitude : nil }

  /// Whether the number is a prime.
  var isPrime: Bool { value > 1 && factors.powers.count == 1 && factors.totalExponent == 1 }

  /// The sum of the divisors below the number itself, for positive numbers.
  var properDivisorSum: UInt64? {
    positive.flatMap { n in factors.divisorSum.map { $0 - n } }
  }
}
