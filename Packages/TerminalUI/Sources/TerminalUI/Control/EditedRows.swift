import TerminalCore

/// The rows in which an edited text is shown: cut at line breaks and at the width.
enum EditedRows {
  /// The stretch of text in each row, without the line break; there is always one row.
  static func rows(of text: String, columns limit: Int) -> [Range<String.Index>] {
    var rows: [Range<String.Index>] = []
    var start = text.startIndex
    var width = 0
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      let character = text[index]
      if isLineBreak(character) {
        rows.append(start..<index)
        start = next
        width = 0
      } else {
        let characterWidth = columns(of: character, at: width)
        if width + characterWidth > limit, index > start {
          rows.append(start..<index)
          start = index
          width = 0
        }
        width += characterWidth
      }
      index = next
    }
    return rows + [start..<text.endIndex]
  }

  /// Whether a character ends a line; others, a bare carriage return for example, are shown.
  private static func isLineBreak(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\u{2028}" || character == "\u{2029}"
  }

  /// The columns that a character takes as it is shown behind `column` others.
  static func columns(of character: Character, at column: Int) -> Int {
    if character == "\t" { return SanitizedText.tabWidth - column % SanitizedText.tabWidth }
    if let byte = character.asciiValue, byte >= 0x20, byte < 0x7F { return 1 }
    return SanitizedText(String(character)).width
  }

  /// The row and the column of a position.
  ///
  /// - Complexity: O(log *rows* + *width*).
  static func place(
    of index: String.Index, in rows: [Range<String.Index>], text: String
  ) -> (row: Int, column: Int) {
    // The last row that does not begin behind the position.
    var low = 0
    var high = rows.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if rows[middle].lowerBound <= index { low = middle } else { high = middle }
    }
    let end = min(max(index, rows[low].lowerBound), rows[low].upperBound)
    return (low, SanitizedText(text[rows[low].lowerBound..<end]).width)
  }

  /// The position in a row that is nearest to a column, from the left.
  ///
  /// - Complexity: O(*column*).
  static func index(
    atColumn column: Int, in row: Range<String.Index>, text: String,
    width: (Character, Int) -> Int = columns
  ) -> String.Index {
    var index = row.lowerBound
    var end = 0
    while index < row.upperBound {
      end += width(text[index], end)
      if end > column { break }
      index = text.index(after: index)
    }
    return index
  }
}
