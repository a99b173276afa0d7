/// A file in the source as an argument of a subscript: `#fileID`.
///
/// Arguments of key paths must be hashable. Where a key path is written is no part of what it leads to,
/// so any two are equal.
public struct _SourceFile: ExpressibleByStringLiteral, Hashable, Sendable {
  let value: StaticString

  /// Creates an argument from a literal.
  public init(stringLiteral value: StaticString) { self.value = value }

  /// Always `true`.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// A line or a column in the source as an argument of a subscript: `#line`.
///
/// Any two are equal, as files are.
public struct _SourceNumber: ExpressibleByIntegerLiteral, Hashable, Sendable {
  let value: UInt

  /// Creates an argument from a literal.
  public init(integerLiteral value: UInt) { self.value = value }

  /// Always `true`.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}
