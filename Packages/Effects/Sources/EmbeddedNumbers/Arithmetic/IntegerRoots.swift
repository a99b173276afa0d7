/// Whole roots of 64-bit numbers.
enum IntegerRoots {
  /// The greatest number whose square is not above `n`.
  static func squareRoot(_ n: UInt64) -> UInt64 {
    var root = UInt64(Double(n).squareRoot())
    while let square = power(root, 2), square < n { root += 1 }
    while power(root, 2).map({ $0 > n }) ?? true { root -= 1 }
    return root
  }

  /// The greatest number whose power with `exponent` (at least 2) is not above `n`.
  static func root(_ n: UInt64, exponent: Int) -> UInt64 {
    var low: UInt64 = 0
    var high: UInt64 = 1 << UInt64(64 / exponent + 1)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if let power = power(middle, exponent), power <= n { low = middle } else { high = middle }
    }
    return low
  }

  /// `base` to the power of `exponent`, or `nil` where it does not fit 64 bits.
  static func power(_ base: UInt64, _ exponent: Int) -> UInt64? {
    var result: UInt64 = 1
    for _ in 0..<exponent {
      let (product, overflow) = result.multipliedReportingOverflow(by: base)
      if overflow { return nil }
      result = product
    }
    return result
  }

  /// The number whose power with `exponent` is exactly `n`, if there is one.
  static func exactRoot(_ n: UInt64, exponent: Int) -> UInt64? {
    let candidate = root(n, exponent: exponent)
    return power(candidate, exponent) == n ? candidate : nil
  }
}
