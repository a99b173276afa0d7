/// How many columns text takes in a terminal.
///
/// Terminals disagree about clusters of several code points. Where they do, the larger answer is
/// given (never more than two columns a cluster), so that a glyph never reaches into its neighbour:
/// U+FE0F after an emoji's base makes two columns, U+FE0E does not make one. East Asian "ambiguous"
/// characters take one column.
public enum TextWidth {
  /// The version of the Unicode data that the tables were made from.
  public static var unicodeVersion: String { WidthTable.unicodeVersion }

  /// Columns that a code point takes by itself: 0, 1 or 2. Controls take none.
  ///
  /// - Complexity: O(1) below U+0300, otherwise a binary search.
  public static func width(of scalar: Unicode.Scalar) -> Int {
    let code = scalar.value
    if code < 0x300 {
      if code == 0xAD { return 0 }
      return code >= 0x20 && code < 0x7F || code >= 0xA0 ? 1 : 0
    }
    return value(at: code, in: WidthTable.widths)
  }

  /// Columns that a grapheme cluster takes: 0, 1 or 2.
  public static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return width(of: base) }
    var sum = 0
    for scalar in scalars {
      if scalar.value == 0xFE0F, takesEmojiPresentation(base) { return 2 }
      sum += width(of: scalar)
    }
    return min(2, sum)
  }

  /// Columns that a line of text takes as it stands, nothing replaced.
  ///
  /// - Complexity: O(*n*); text from outside belongs in a ``SanitizedText`` first.
  public static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// Columns that a terminal takes which draws each code point by itself.
  static func separateWidth(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + width(of: $1) }
  }

  private static func takesEmojiPresentation(_ scalar: Unicode.Scalar) -> Bool {
    value(at: scalar.value, in: WidthTable.emojiVariationBases) == 1
  }

  private static func value(at code: UInt32, in table: [UInt32]) -> Int {
    let key = code << 2 | 3
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle] <= key { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : Int(table[low - 1] & 3)
  }
}
