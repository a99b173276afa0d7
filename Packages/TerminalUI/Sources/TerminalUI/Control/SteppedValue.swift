extension Strideable {
  /// The value a step further; the limit, or the end of the type, where the step leads past it.
  func moved(by stride: Stride, within limits: ClosedRange<Self>?) -> Self {
    if let integer = self as? any FixedWidthInteger {
      return Self.moved(integer, by: stride, within: limits) ?? self
    }
    guard let limits else { return advanced(by: stride) }
    if stride > 0 {
      guard self < limits.upperBound else { return limits.upperBound }
      if distance(to: limits.upperBound) <= stride { return limits.upperBound }
    } else {
      guard self > limits.lowerBound else { return limits.lowerBound }
      if distance(to: limits.lowerBound) >= stride { return limits.lowerBound }
    }
    let new = advanced(by: stride)
    return min(max(new, limits.lowerBound), limits.upperBound)
  }

  private static func moved<Integer: FixedWidthInteger>(
    _ value: Integer, by stride: Stride, within limits: ClosedRange<Self>?
  ) -> Self? {
    guard let stride = stride as? Integer.Stride else { return nil }
    let limits = limits as? ClosedRange<Integer> ?? .min ... .max
    return value.stepped(by: stride, within: limits) as? Self
  }
}

extension FixedWidthInteger {
  fileprivate func stepped(by stride: Stride, within limits: ClosedRange<Self>) -> Self {
    let isUp = stride > 0
    let end = isUp ? limits.upperBound : limits.lowerBound
    guard isUp ? self < end : self > end else { return end }
    // The room up to the end fits into a magnitude, whatever the signs.
    let room = Magnitude(truncatingIfNeeded: isUp ? end &- self : self &- end)
    guard stride.magnitude < room else { return end }
    let new = self &+ Self(truncatingIfNeeded: stride)
    return Swift.min(Swift.max(new, limits.lowerBound), limits.upperBound)
  }
}
