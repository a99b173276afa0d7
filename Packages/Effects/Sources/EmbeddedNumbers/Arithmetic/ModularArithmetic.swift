/// Arithmetic modulo a 64-bit number, with products that never overflow.
enum ModularArithmetic {
  /// The product of two residues; `modulus` must not be zero.
  static func product(_ lhs: UInt64, _ rhs: UInt64, modulo modulus: UInt64) -> UInt64 {
    let (high, low) = (lhs % modulus).multipliedFullWidth(by: rhs % modulus)
    return modulus.dividingFullWidth((high, low)).remainder
  }

  /// `base` to the power of `exponent`, by repeated squaring: at most 128 products.
  static func power(_ base: UInt64, _ exponent: UInt64, modulo modulus: UInt64) -> UInt64 {
    var result = 1 % modulus
    var square = base % modulus
    var remaining = exponent
    while remaining > 0 {
      if remaining & 1 == 1 { result = product(result, square, modulo: modulus) }
      square = product(square, square, modulo: modulus)
      remaining >>= 1
    }
    return result
  }

  /// The greatest common divisor, by Euclid's algorithm.
  static func greatestCommonDivisor(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
    var (a, b) = (lhs, rhs)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
