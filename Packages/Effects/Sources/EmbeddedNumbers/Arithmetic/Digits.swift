/// The decimal digits of a number and what they add up to.
struct Digits: Equatable, Sendable {
  /// The digits, the most significant first; of zero, one zero.
  let values: [UInt8]

  init(_ n: UInt64) {
    values = String(n).utf8.map { $0 - 48 }
  }

  /// The sum of the digits, at most 171 for 64 bits.
  var sum: UInt64 { values.reduce(0) { $0 + UInt64($1) } }

  /// The sum of digits taken again and again until one digit is left.
  var digitalRoot: UInt64 {
    var sum = self.sum
    while sum > 9 { sum = Digits(sum).sum }
    return sum
  }

  /// How many times the sum must be taken until one digit is left.
  var additivePersistence: Int {
    var steps = 0
    var current = self
    while current.values.count > 1 {
      current = Digits(current.sum)
      steps += 1
    }
    return steps
  }

  /// Whether the digits read the same in both directions.
  var isPalindrome: Bool { values.elementsEqual(values.reversed()) }

  /// The number with its digits in the opposite order, or `nil` where it does not fit 64 bits.
  var reversed: UInt64? {
    var result: UInt64 = 0
    for digit in values.reversed() {
      let (scaled, scaleOverflow) = result.multipliedReportingOverflow(by: 10)
      let (next, sumOverflow) = scaled.addingReportingOverflow(UInt64(digit))
      if scaleOverflow || sumOverflow { return nil }
      result = next
    }
    return result
  }

  /// Whether adding the squares of digits, repeatedly, ends at 1.
  ///
  /// Every other number ends in the cycle through 4 (A. Porges, "A set of eight numbers", 1945).
  var isHappy: Bool {
    var n = squareSum
    while n != 1, n != 4, n != 0 { n = Digits(n).squareSum }
    return n == 1
  }

  /// Whether the digits, each raised to how many there are, add up to the number.
  var isNarcissistic: Bool {
    var total: UInt64 = 0
    var value: UInt64 = 0
    for digit in values {
      value = value * 10 + UInt64(digit)
      guard let power = IntegerRoots.power(UInt64(digit), values.count) else { return false }
      let (sum, overflow) = total.addingReportingOverflow(power)
      if overflow { return false }
      total = sum
    }
    return total == value
  }

  private var squareSum: UInt64 { values.reduce(0) { $0 + UInt64($1) * UInt64($1) } }
}
