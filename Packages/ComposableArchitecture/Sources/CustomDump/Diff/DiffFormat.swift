/// The marks at the start of a diff's lines.
public struct DiffFormat: Sendable {
  /// The mark of lines that are only in the first value.
  public var first: String

  /// The mark of lines that are only in the second value.
  public var second: String

  /// The mark of lines that are in both.
  public var both: String

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - first: The mark of lines that are only in the first value.
  ///   - second: The mark of lines that are only in the second value.
  ///   - both: The mark of lines that are in both.
  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// The format for fonts of fixed width: `-`, `+` and a space.
  public static let `default` = Self(first: "-", second: "+", both: " ")

  /// The format for proportional fonts: signs and spaces as wide as a figure.
  public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}
