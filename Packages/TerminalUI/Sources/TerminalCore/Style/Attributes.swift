/// The attributes of text that every usual terminal shows.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// Four bytes wide so that a cell has no padding and cells compare as raw memory.
  public let rawValue: UInt32

  /// Makes a set out of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Heavier or brighter strokes.
  public static let bold = Attributes(rawValue: 1 << 0)
  /// Fainter strokes.
  public static let dim = Attributes(rawValue: 1 << 1)
  /// Slanted strokes.
  public static let italic = Attributes(rawValue: 1 << 2)
  /// A line below.
  public static let underline = Attributes(rawValue: 1 << 3)
  /// Foreground and background exchanged.
  public static let reverse = Attributes(rawValue: 1 << 4)
  /// A line through.
  public static let strikethrough = Attributes(rawValue: 1 << 5)

  /// Each attribute with its name and the SGR parameter that switches it on (ECMA-48, 8.3.117).
  static let all: [(attribute: Attributes, name: String, parameter: UInt8)] = [
    (.bold, "bold", 1), (.dim, "dim", 2), (.italic, "italic", 3), (.underline, "underline", 4),
    (.reverse, "reverse", 7), (.strikethrough, "strikethrough", 9),
  ]

  var names: [String] {
    Attributes.all.compactMap { contains($0.attribute) ? $0.name : nil }
  }
}
