/// Positions of numbers in growing sequences that have a closed form, by binary search.
enum FigurateNumbers {
  /// The `k` for which `1 + 2 + … + k` is `n`.
  static func triangularIndex(_ n: UInt64) -> UInt64? {
    index(of: n) { k in half(of: k, times: k + 1) }
  }

  /// The `k` for which the pentagonal number `k (3k − 1) / 2` is `n`.
  static func pentagonalIndex(_ n: UInt64) -> UInt64? {
    index(of: n) { k in half(of: k, times: 3 * k - 1) }
  }

  /// The `k` for which the hexagonal number `k (2k − 1)` is `n`.
  static func hexagonalIndex(_ n: UInt64) -> UInt64? {
    index(of: n) { k in half(of: 2 * k, times: 2 * k - 1) }
  }

  /// The `k` for which `1 + 4 + 9 + … + k²`, the balls of a square pyramid, is `n`.
  static func squarePyramidalIndex(_ n: UInt64) -> UInt64? {
    index(of: n) { k in
      guard let pairs = half(of: k, times: k + 1) else { return nil }
      let (triple, overflow) = pairs.multipliedReportingOverflow(by: 2 * k + 1)
      return overflow ? nil : triple / 3
    }
  }

  /// The `k` for which `k (k + 1)`, the product of two neighbours, is `n`.
  static func pronicIndex(_ n: UInt64) -> UInt64? {
    index(of: n) { k in
      let (product, overflow) = k.multipliedReportingOverflow(by: k + 1)
      return overflow ? nil : product
    }
  }

  /// The `k` for which `1 × 2 × … × k` is `n`, for `n` above 1.
  static func factorialIndex(_ n: UInt64) -> UInt64? {
    guard n > 1 else { return nil }
    var rest = n
    var k: UInt64 = 1
    while rest > 1 {
      k += 1
      guard rest % k == 0 else { return nil }
      rest /= k
    }
    return k
  }

  /// The positions of `n` in 0, 1, 1, 2, 3, 5, …, counted from zero; of 1 the first.
  static func fibonacciIndex(_ n: UInt64) -> Int? {
    var (current, next): (UInt64, UInt64) = (0, 1)
    var index = 0
    while current < n {
      let (sum, overflow) = current.addingReportingOverflow(next)
      if overflow { return next == n ? index + 1 : nil }
      (current, next) = (next, sum)
      index += 1
    }
    return current == n ? index : nil
  }

  /// `a · b / 2` for factors whose product is even, or `nil` where it does not fit 64 bits.
  private static func half(of a: UInt64, times b: UInt64) -> UInt64? {
    let (high, low) = a.multipliedFullWidth(by: b)
    return high > 1 ? nil : high << 63 | low >> 1
  }

  private static func index(of n: UInt64, value: (UInt64) -> UInt64?) -> UInt64? {
    guard n > 0 else { return nil }
    var low: UInt64 = 1
    var high: UInt64 = 1 << 33
    while low < high {
      let middle = low + (high - low) / 2
      if let value = value(middle), value < n { low = middle + 1 } else { high = middle }
    }
    return value(low) == n ? low : nil
  }
}
