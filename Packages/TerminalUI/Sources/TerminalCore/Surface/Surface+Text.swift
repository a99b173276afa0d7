extension Surface {
  /// The text of a row without trailing spaces; empty outside of the grid.
  public func text(row: Int) -> String {
    trimmed(rowCells(row).map(\.text).joined())
  }

  /// The text of every row, without trailing spaces.
  public var lines: [String] { (0..<size.rows).map(text(row:)) }

  /// The rows as one text, separated by line feeds.
  public var text: String { lines.joined(separator: "\n") }

  /// A row with its styles written out: `{bold,fg:red}text{}`, plain blanks at its end left out.
  public func styledLine(row: Int) -> String {
    var cells = rowCells(row)
    while cells.last == .blank() { cells.removeLast() }
    var line = ""
    var style = Style.plain
    for cell in cells {
      if cell.style != style {
        line += "{\(cell.style)}"
        style = cell.style
      }
      line += cell.text
    }
    return style == .plain ? line : line + "{}"
  }

  /// Every row with its styles written out, separated by line feeds.
  public var styledText: String {
    (0..<size.rows).map(styledLine(row:)).joined(separator: "\n")
  }

  private func rowCells(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return Array(cells[row * size.columns..<(row + 1) * size.columns])[...]
  }

  private func trimmed(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
