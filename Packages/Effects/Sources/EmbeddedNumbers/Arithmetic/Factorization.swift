/// The prime factors of a positive number, ascending, each with its exponent.
struct Factorization: Equatable, Sendable {
  /// One prime power of the product.
  struct Power: Equatable, Sendable {
    var prime: UInt64
    var exponent: Int
  }

  private(set) var powers: [Power]

  /// Factors `n` by trial division up to 1000, then by Pollard's rho; 0 and 1 have no factors.
  ///
  /// The work is bounded by some 2¹⁷ products, for a product of two primes near 2³².
  init(_ n: UInt64) {
    var rest = n
    var primes: [UInt64] = []
    var divisor: UInt64 = 2
    while divisor <= 1000, divisor * divisor <= rest {
      while rest % divisor == 0 {
        primes.append(divisor)
        rest /= divisor
      }
      divisor += divisor == 2 ? 1 : 2
    }
    var pending = rest > 1 ? [rest] : []
    while let part = pending.popLast() {
      if part < 1_000_000 || Primality.isPrime(part) {
        primes.append(part)
      } else {
        let factor = PollardRho.factor(of: part)
        pending += [factor, part / factor]
      }
    }
    powers = []
    for prime in primes.sorted() {
      if powers.last?.prime == prime {
        powers[powers.count - 1].exponent += 1
      } else {
        powers.append(Power(prime: prime, exponent: 1))
      }
    }
  }

  /// How many prime factors there are, repeated ones counted each time.
  var totalExponent: Int { powers.reduce(0) { $0 + $1.exponent } }

  /// Whether no prime occurs twice.
  var isSquareFree: Bool { powers.allSatisfy { $0.exponent == 1 } }

  /// Whether the number is the sum of two squares, zero allowed: no prime of the form 4k + 3 has an
  /// odd exponent (P. de Fermat; L. Euler, 1749).
  var isSumOfTwoSquares: Bool {
    powers.allSatisfy { $0.prime % 4 != 3 || $0.exponent % 2 == 0 }
  }

  /// How many positive divisors the number has.
  var divisorCount: Int { powers.reduce(1) { $0 * ($1.exponent + 1) } }

  /// The sum of all positive divisors, or `nil` where it does not fit 64 bits.
  var divisorSum: UInt64? {
    var sum: UInt64 = 1
    for power in powers {
      var series: UInt64 = 1
      for _ in 0..<power.exponent {
        let (scaled, scaleOverflow) = series.multipliedReportingOverflow(by: power.prime)
        let (next, sumOverflow) = scaled.addingReportingOverflow(1)
        if scaleOverflow || sumOverflow { return nil }
        series = next
      }
      let (product, overflow) = sum.multipliedReportingOverflow(by: series)
      if overflow { return nil }
      sum = product
    }
    return sum
  }

  /// Euler's φ: how many of the numbers from 1 to the number share no factor with it.
  var totient: UInt64 {
    powers.reduce(1) { total, power in
      var part = total * (power.prime - 1)
      for _ in 1..<power.exponent { part *= power.prime }
      return part
    }
  }

  /// The product in words of arithmetic, as `2 × 3²` is written `2 × 3 × 3`.
  var product: String {
    powers.flatMap { Array(repeating: String($0.prime), count: $0.exponent) }
      .joined(separator: " × ")
  }
}
