/// How grave an issue is.
public enum IssueSeverity: Int, Comparable, CaseIterable, Hashable, Sendable {
  /// Worth a look, does not fail a test.
  case warning

  /// A fault; fails the running test.
  case error

  /// Orders warnings before errors.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
