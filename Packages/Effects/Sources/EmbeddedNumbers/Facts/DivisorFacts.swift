/// Facts about factors and divisors.
enum DivisorFacts {
  static let rules: [FactRule<NumberProfile>] = [
    .rare { $0.value == 1 ? "the only positive integer with exactly one divisor" : nil },
    .rare { profile in
      guard let n = profile.positive, n > 1, profile.properDivisorSum == n else { return nil }
      return "a perfect number, the sum of its proper divisors"
    },
    .rare { profile in
      let powers = profile.factors.powers
      guard profile.value > 1, powers.count == 2, profile.factors.totalExponent == 2 else {
        return nil
      }
      return "a semiprime, the product of the primes \(powers[0].prime) and \(powers[1].prime)"
    },
    .rare { profile in
      let powers = profile.factors.powers
      guard profile.value > 1, powers.count == 3, profile.factors.isSquareFree else { return nil }
      let primes = powers.map { String($0.prime) }
      return "the product of the three different primes \(primes[0]), \(primes[1]) and \(primes[2])"
    },
    .common { profile in
      guard profile.value > 1, !profile.isPrime else { return nil }
      return "the product \(profile.factors.product) of prime numbers"
    },
    .common { profile in
      guard profile.value > 1 else { return nil }
      return "a number with \(CountedNoun.text(profile.factors.divisorCount, "divisor"))"
    },
    .common { profile in
      guard let n = profile.positive, let sum = profile.properDivisorSum, sum > n else {
        return nil
      }
      return "an abundant number, since its proper divisors add up to \(sum)"
    },
    .common { profile in
      guard let n = profile.positive, let sum = profile.properDivisorSum, sum < n else {
        return nil
      }
      return "a deficient number, since its proper divisors add up to only \(sum)"
    },
    .common { profile in
      guard let n = profile.positive, n > 2, !profile.isPrime else { return nil }
      let totient = profile.factors.totient
      return "a number that shares no factor with \(totient) of the numbers from 1 to itself"
    },
  ]
}
