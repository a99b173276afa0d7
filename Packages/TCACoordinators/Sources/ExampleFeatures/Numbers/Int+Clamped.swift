extension Int {
  /// The sum, or the nearest number that there is.
  func clampedSum(with other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    guard overflows else { return sum }
    return other > 0 ? .max : .min
  }
}
