/// Splits a composite number.
///
/// J. M. Pollard, "A Monte Carlo method for factorization", 1975, with R. P. Brent's cycle finding
/// of 1980 and fixed polynomials, so that the result is the same each time.
enum PollardRho {
  private static let batch = 128

  /// A proper factor of `n`, which must be odd, composite and without factors below 1000.
  static func factor(of n: UInt64) -> UInt64 {
    let root = IntegerRoots.squareRoot(n)
    if root * root == n { return root }
    let field = MontgomeryField(modulus: n)
    var constant: UInt64 = 1
    while true {
      if let factor = cycle(n, constant: constant, field: field) { return factor }
      constant += 1
    }
  }

  private static func cycle(_ n: UInt64, constant: UInt64, field: MontgomeryField) -> UInt64? {
    func next(_ value: UInt64) -> UInt64 { field.sum(field.product(value, value), constant) }
    var hare: UInt64 = 2
    var length = 1
    while true {
      let tortoise = hare
      for _ in 0..<length { hare = next(hare) }
      var done = 0
      while done < length {
        let start = hare
        var product: UInt64 = 1
        let steps = min(batch, length - done)
        for _ in 0..<steps {
          hare = next(hare)
          product = field.product(product, tortoise > hare ? tortoise - hare : hare - tortoise)
        }
        let divisor = ModularArithmetic.greatestCommonDivisor(product, n)
        if divisor == n || product == 0 {
          return singleSteps(n, from: start, tortoise: tortoise, next: next)
        }
        if divisor > 1 { return divisor }
        done += steps
      }
      length *= 2
    }
  }

  private static func singleSteps(
    _ n: UInt64, from start: UInt64, tortoise: UInt64, next: (UInt64) -> UInt64
  ) -> UInt64? {
    var hare = start
    for _ in 0..<batch {
      hare = next(hare)
      let divisor = ModularArithmetic.greatestCommonDivisor(
        tortoise > hare ? tortoise - hare : hare - tortoise, n)
      if divisor > 1 { return divisor == n ? nil : divisor }
    }
    return nil
  }
}
