/// Facts about primes and about where a number lies among them.
enum PrimeFacts {
  static let rules: [FactRule<NumberProfile>] = [
    .rare { $0.value == 2 ? "the only even prime number" : nil },
    .rare { profile in
      guard profile.isPrime, let place = place(of: profile.magnitude) else { return nil }
      return "the \(Ordinal.text(place)) prime number"
    },
    .rare { profile in
      guard profile.isPrime, let before = Primality.prime(before: profile.magnitude),
        let after = Primality.prime(after: profile.magnitude)
      else { return nil }
      return "the prime number between the primes \(before) and \(after)"
    },
    .rare { profile in
      guard profile.isPrime else { return nil }
      let n = profile.magnitude
      guard let partner = [n - 2, n + 2].first(where: Primality.isPrime) else { return nil }
      return "a twin prime, since \(partner) is prime too"
    },
    .rare { profile in
      let n = profile.magnitude
      guard profile.isPrime, (n + 1) & n == 0 else { return nil }
      return "a Mersenne prime, one less than the \(Ordinal.text(n.nonzeroBitCount)) power of 2"
    },
    .rare { profile in
      guard profile.isPrime, let reversed = profile.digits.reversed,
        reversed != profile.magnitude, Primality.isPrime(reversed)
      else { return nil }
      return "a prime that is prime backwards too, as \(reversed)"
    },
    .common { profile in
      guard let n = profile.positive, n > 3, !profile.isPrime,
        let before = Primality.prime(before: n), let after = Primality.prime(after: n)
      else { return nil }
      return "a composite number between the primes \(before) and \(after)"
    },
  ]

  private static let small: [UInt64] = (2...10_000).filter { Primality.isPrime($0) }

  private static func place(of prime: UInt64) -> Int? {
    small.firstIndex(of: prime).map { $0 + 1 }
  }
}
