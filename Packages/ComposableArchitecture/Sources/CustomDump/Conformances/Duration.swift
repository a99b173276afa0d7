extension Duration: CustomDumpStringConvertible {
  /// The length in words, unit by unit: "1 minute, 5 seconds".
  ///
  /// What is below a nanosecond is left out.
  public var customDumpDescription: String {
    let (seconds, attoseconds) = components
    let units = Self.units(seconds.magnitude, nanoseconds: attoseconds.magnitude / 1_000_000_000)
    let parts = units.filter { $0.count > 0 }
      .map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }
    guard !parts.isEmpty else { return "0 nanoseconds" }
    return (self < .zero ? "-" : "") + parts.joined(separator: ", ")
  }

  private static func units(
    _ seconds: UInt64, nanoseconds: UInt64
  ) -> [(count: UInt64, name: String)] {
    [
      (seconds / 86_400, "day"),
      (seconds / 3_600 % 24, "hour"),
      (seconds / 60 % 60, "minute"),
      (seconds % 60, "second"),
      (nanoseconds / 1_000_000, "millisecond"),
      (nanoseconds / 1_000 % 1_000, "microsecond"),
      (nanoseconds % 1_000, "nanosecond"),
    ]
  }
}
