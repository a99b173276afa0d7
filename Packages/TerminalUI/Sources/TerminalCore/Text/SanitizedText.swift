/// One line of text in which nothing can act on a terminal: the only text that can enter a cell.
///
/// Control characters become visible symbols (`␛` for Escape), C1 controls and controls of the
/// writing direction become `�`, a tab becomes spaces up to the next multiple of ``tabWidth``,
/// invisible format characters between clusters vanish, a combining mark without a base stands on
/// `◌`, and a cluster keeps at most 32 code points.
public struct SanitizedText: Hashable, Sendable {
  /// What is shown.
  public let string: String
  /// Columns that the text takes.
  public let width: Int
  /// Whether every character is printable ASCII, one column each.
  public let isASCII: Bool

  /// Columns between two tab stops, counted from the start of the text.
  public static let tabWidth = 4

  /// Makes a line out of any text; a line break in it is shown as `␊`.
  ///
  /// - Complexity: O(*n*); printable ASCII is taken over without a copy.
  public init(_ text: some StringProtocol) {
    if Sanitizer.isPrintableASCII(text.utf8) {
      self.init(ascii: String(text))
    } else {
      self.init(shown: Sanitizer.sanitize(text))
    }
  }

  /// Takes over printable ASCII; nil for any other text.
  ///
  /// - Complexity: O(*n*).
  public init?(printable text: String) {
    guard Sanitizer.isPrintableASCII(text.utf8) else { return nil }
    self.init(ascii: text)
  }

  /// Takes over text known to be printable ASCII.
  init(ascii string: String) {
    self.string = string
    width = string.utf8.count
    isASCII = true
  }

  /// Takes over text in which every cluster has been sanitised.
  init(shown string: String) {
    self.string = string
    width = TextWidth.width(of: string)
    isASCII = Sanitizer.isPrintableASCII(string.utf8)
  }

  init(string: String, width: Int, isASCII: Bool) {
    self.string = string
    self.width = width
    self.isASCII = isASCII
  }

  /// No text.
  public static let empty = SanitizedText(ascii: "")

  /// Whether there is no text.
  public var isEmpty: Bool { string.isEmpty }

  /// A run of spaces; none for a negative count.
  public static func spaces(_ count: Int) -> SanitizedText {
    SanitizedText(ascii: String(repeating: " ", count: max(0, count)))
  }

  /// The text `count` times; none for a negative count.
  public init(repeating text: SanitizedText, count: Int) {
    let repeated = String(repeating: text.string, count: max(0, count))
    if text.isASCII { self.init(ascii: repeated) } else { self.init(shown: repeated) }
  }

  /// The lines of a text, split at line feeds, CR LF, U+2028 and U+2029.
  ///
  /// A final line break makes a last empty line; there is always at least one line.
  public static func lines(of text: some StringProtocol) -> [SanitizedText] {
    text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\u{2028}" || $0 == "\u{2029}"
    }.map { SanitizedText($0) }
  }

  /// One text after the other; clusters that meet may join.
  public static func + (left: SanitizedText, right: SanitizedText) -> SanitizedText {
    if left.isASCII && right.isASCII {
      SanitizedText(ascii: left.string + right.string)
    } else {
      SanitizedText(shown: left.string + right.string)
    }
  }
}

extension SanitizedText: ExpressibleByStringInterpolation {
  /// Makes a line out of a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension SanitizedText: CustomStringConvertible {
  /// What is shown.
  public var description: String { string }
}
