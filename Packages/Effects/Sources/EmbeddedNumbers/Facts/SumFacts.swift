/// Facts about sums and walks that lead to a number or away from it.
enum SumFacts {
  static let rules: [FactRule<NumberProfile>] = [
    .rare { profile in
      guard profile.factors.powers.contains(where: { $0.prime % 4 == 1 }) else { return nil }
      return profile.positive.flatMap(Sums.rightTriangleLegs).map {
        "the hypotenuse of a right triangle with the legs \($0.0) and \($0.1)"
      }
    },
    .rare { profile in
      guard profile.factors.isSumOfTwoSquares else { return nil }
      return profile.positive.flatMap(Sums.twoSquares).map {
        "the sum of the squares of \($0.0) and \($0.1)"
      }
    },
    .common { profile in
      profile.positive.flatMap(Sums.twoPrimes).map {
        "the sum of the primes \($0.0) and \($0.1)"
      }
    },
    .common { profile in
      guard let n = profile.positive, n > 1, n % 2 == 1 else { return nil }
      let half = n / 2
      return "the difference between the squares of \(half + 1) and \(half)"
    },
    .common { profile in
      guard profile.value > 1 else { return nil }
      return Collatz.stepCount(from: profile.magnitude).map {
        "a number from which the Collatz walk reaches 1 in \(CountedNoun.text($0, "step"))"
      }
    },
  ]
}
