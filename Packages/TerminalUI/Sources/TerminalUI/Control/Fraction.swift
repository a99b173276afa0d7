/// Which part of a range lies below a value.
enum Fraction {
  /// The part from 0 to 1; 0 for a value that is no number, or a range without length.
  static func of<Value: BinaryFloatingPoint>(
    _ value: Value, in bounds: ClosedRange<Value>
  ) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, length.isFinite, value.isFinite else { return 0 }
    return min(max(Double((value - bounds.lowerBound) / length), 0), 1)
  }

  /// The part in whole percent, rounded down, so that 100% is all of it.
  static func percent(_ fraction: Double) -> String {
    "\(Int(fraction * 100))%"
  }
}
