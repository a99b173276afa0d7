public import CustomDump

/// A text that a feature's state can hold: equatable, and free of any view.
public struct TextState: Equatable, Hashable, Sendable {
  private var parts: [String]

  /// Creates a text.
  ///
  /// - Parameter content: The text.
  public init<Content: StringProtocol>(_ content: Content) {
    parts = [String(content)]
  }

  /// Creates a text that is shown as it is.
  ///
  /// - Parameter content: The text.
  public init(verbatim content: String) {
    parts = [content]
  }

  /// One text after the other.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var text = lhs
    text.parts += rhs.parts
    return text
  }

  /// The whole text.
  public var string: String { parts.joined() }

  /// Whether two texts read the same.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.string == rhs.string }

  /// Hashes what the text reads.
  public func hash(into hasher: inout Hasher) { hasher.combine(string) }
}

extension TextState: ExpressibleByStringInterpolation {
  /// Creates a text from a literal.
  public init(stringLiteral value: String) { self.init(verbatim: value) }
}

extension TextState: CustomStringConvertible {
  /// The whole text.
  public var description: String { string }
}

extension TextState: CustomDumpRepresentable {
  /// The whole text.
  public var customDumpValue: Any { string }
}

extension String {
  /// Creates a string from a text.
  ///
  /// - Parameter state: The text.
  public init(state: TextState) { self = state.string }
}
