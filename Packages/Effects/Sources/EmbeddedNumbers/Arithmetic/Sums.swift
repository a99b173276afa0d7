/// Ways to write a number as a sum of numbers of one kind, found with bounded work.
enum Sums {
  /// Roots of two positive squares that add up to `n`, the smaller first, for `n` up to 10⁸.
  static func twoSquares(_ n: UInt64) -> (UInt64, UInt64)? {
    guard n > 0, n <= 100_000_000 else { return nil }
    var small: UInt64 = 1
    while 2 * small * small <= n {
      let rest = n - small * small
      let large = IntegerRoots.squareRoot(rest)
      if large * large == rest { return (small, large) }
      small += 1
    }
    return nil
  }

  /// Legs of a right triangle with whole sides and hypotenuse `n`, the shorter first, for `n` up
  /// to 10 000.
  static func rightTriangleLegs(hypotenuse n: UInt64) -> (UInt64, UInt64)? {
    guard n > 0, n <= 10_000 else { return nil }
    for leg in 1...n where 2 * leg * leg < n * n {
      let rest = n * n - leg * leg
      let other = IntegerRoots.squareRoot(rest)
      if other * other == rest { return (leg, other) }
    }
    return nil
  }

  /// Two primes that add up to an even `n`, with the smaller as small as can be.
  ///
  /// Up to 4 · 10¹⁸ the smaller one is at most 9781 (T. Oliveira e Silva and others, 2014).
  static func twoPrimes(_ n: UInt64) -> (UInt64, UInt64)? {
    guard n >= 4, n % 2 == 0 else { return nil }
    var small: UInt64 = 2
    while small <= n / 2, small < 10_000 {
      if Primality.isPrime(small), Primality.isPrime(n - small) { return (small, n - small) }
      small += small == 2 ? 1 : 2
    }
    return nil
  }
}
