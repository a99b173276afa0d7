/// Multiplication modulo one odd number without division.
///
/// P. L. Montgomery, "Modular multiplication without trial division", 1985, with R = 2⁶⁴.
struct MontgomeryField {
  let modulus: UInt64
  private let negatedInverse: UInt64

  /// `modulus` must be odd.
  init(modulus: UInt64) {
    self.modulus = modulus
    var inverse = modulus
    for _ in 0..<5 { inverse = inverse &* (2 &- modulus &* inverse) }
    negatedInverse = 0 &- inverse
  }

  /// `lhs · rhs · R⁻¹` modulo the modulus, for residues below it.
  func product(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
    let (high, low) = lhs.multipliedFullWidth(by: rhs)
    let factor = low &* negatedInverse
    let reduced = factor.multipliedFullWidth(by: modulus)
    let carry: UInt64 = low == 0 ? 0 : 1
    let (partial, firstOverflow) = high.addingReportingOverflow(reduced.high)
    let (sum, secondOverflow) = partial.addingReportingOverflow(carry)
    return firstOverflow || secondOverflow || sum >= modulus ? sum &- modulus : sum
  }

  /// The sum of two residues.
  func sum(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
    let (sum, overflow) = lhs.addingReportingOverflow(rhs)
    return overflow || sum >= modulus ? sum &- modulus : sum
  }
}
