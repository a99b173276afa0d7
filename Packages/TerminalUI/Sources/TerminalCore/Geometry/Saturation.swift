extension Int {
  /// The sum, or the nearest number where it does not fit: layouts ask for "as wide as possible".
  func saturatingAdd(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? Int.min : Int.max) : sum
  }

  /// The difference, or the nearest number where it does not fit.
  func saturatingSubtract(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? Int.max : Int.min) : difference
  }
}
