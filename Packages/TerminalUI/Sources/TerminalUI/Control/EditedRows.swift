import TerminalCore

/// The rows in which an edited text is shown: cut at line breaks and at the width.
enum EditedRows {
  /// The stretch of text in each row, without the line break; there is always one row.
  static func rows(of text: String, columns: Int) -> [Range<String.Index>] {
    var rows: [Range<String.Index>] = []
    var start = text.startIndex
    var width = 0
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if isLineBreak(text[index]) {
        rows.append(start..<index)
        start = next
        width = 0
      } else {
        let characterWidth = SanitizedText(text[index..<next]).width
        if width + characterWidth > columns, index > start {
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

  /// The row and the column of a position.
  static func place(
    of index: String.Index, in rows: [Range<String.Index>], text: String
  ) -> (row: Int, column: Int) {
    let row = rows.lastIndex { $0.lowerBound <= index } ?? 0
    let end = min(max(index, rows[row].lowerBound), rows[row].upperBound)
    return (row, SanitizedText(text[rows[row].lowerBound..<end]).width)
  }

  /// The position in a row that is nearest to a column, from the left.
  static func index(
    atColumn column: Int, in row: Range<String.Index>, text: String
  ) -> String.Index {
    var index = row.lowerBound
    while index < row.upperBound {
      let next = text.index(after: index)
      if SanitizedText(text[row.lowerBound..<next]).width > column { break }
      index = next
    }
    return index
  }
}
