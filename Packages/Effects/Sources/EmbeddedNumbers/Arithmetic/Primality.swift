/// Decides whether a 64-bit number is prime.
enum Primality {
  /// Bases for which the strong test is a proof below 3.3 · 10²⁴, hence for each 64-bit number.
  ///
  /// J. Sorenson and J. Webster, "Strong pseudoprimes to twelve prime bases", 2015.
  private static let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

  /// The Miller–Rabin test with fixed bases: exact, at most some 1500 products.
  static func isPrime(_ n: UInt64) -> Bool {
    if n < 2 { return false }
    for prime in bases where n % prime == 0 { return n == prime }
    let shift = (n - 1).trailingZeroBitCount
    let odd = (n - 1) >> shift
    return bases.allSatisfy { isProbablePrime(n, base: $0, odd: odd, shift: shift) }
  }

  private static func isProbablePrime(
    _ n: UInt64, base: UInt64, odd: UInt64, shift: Int
  ) -> Bool {
    var power = ModularArithmetic.power(base, odd, modulo: n)
    if power == 1 || power == n - 1 { return true }
    for _ in 1..<max(shift, 1) {
      power = ModularArithmetic.product(power, power, modulo: n)
      if power == n - 1 { return true }
    }
    return false
  }

  /// The least prime above `n`, or `nil` where it does not fit 64 bits.
  ///
  /// No gap between 64-bit primes is longer than 1550, so the walk is short.
  static func prime(after n: UInt64) -> UInt64? {
    var candidate = n
    repeat {
      let (next, overflow) = candidate.addingReportingOverflow(
        candidate < 2 || candidate % 2 == 0 ? 1 : 2)
      if overflow { return nil }
      candidate = next
    } while !isPrime(candidate)
    return candidate
  }

  /// The greatest prime below `n`, or `nil` when there is none.
  static func prime(before n: UInt64) -> UInt64? {
    if n <= 2 { return nil }
    if n == 3 { return 2 }
    var candidate = n % 2 == 0 ? n - 1 : n - 2
    while candidate > 1, !isPrime(candidate) { candidate -= 2 }
    return candidate > 1 ? candidate : 2
  }
}
