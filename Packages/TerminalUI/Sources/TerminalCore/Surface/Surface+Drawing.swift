extension Surface {
  /// Writes a line of text, clipped to `clip` and the grid.
  ///
  /// - Parameter keepingBackground: where the style's background is the default one, the
  ///   background that a cell has stays.
  /// - Returns: The columns that the text takes, clipped or not.
  @discardableResult
  public mutating func write(
    _ text: SanitizedText, at point: Point, style: Style = .plain, clip: Rect? = nil,
    keepingBackground: Bool = false
  ) -> Int {
    let area = (clip ?? bounds).intersection(bounds)
    let low = max(area.minColumn, point.column)
    let high = min(area.maxColumn, point.column.saturatingAdd(text.width))
    guard point.row >= area.minRow, point.row < area.maxRow, low < high else { return text.width }
    releaseEdges(row: point.row, from: low, to: high)
    let keeps = keepingBackground && style.background == .default
    let start = point.row * size.columns
    if text.isASCII {
      write(
        ascii: text.string, from: low - point.column, count: high - low, at: start + low,
        style: style, keepingBackground: keeps)
      return text.width
    }
    var column = point.column
    for cluster in text.clusters {
      let end = column + cluster.width
      defer { column = end }
      guard end > low else { continue }
      guard column < high else { break }
      let isWhole = column >= low && end <= high
      put(
        isWhole ? Glyph(cluster) : .space, at: start + max(column, low), style: style,
        keepingBackground: keeps)
      if isWhole && cluster.width == 2 {
        let lead = cells[start + column]
        var style = lead.style
        if style.background == .underlying { style.background = .underlyingLeft }
        cells[start + column + 1] = Cell(
          glyph: lead.width == 2 ? .continuation : .space, style: style)
      }
    }
    return text.width
  }

  /// Blanks an area in a style.
  public mutating func fill(_ rect: Rect, style: Style) {
    fill(rect, with: Cell.blank(style))
  }

  /// Fills an area with the first cluster of `text`, or with blanks unless it takes one column.
  public mutating func fill(_ rect: Rect, with text: SanitizedText, style: Style = .plain) {
    let cluster = text.clusters.first { _ in true }
    let glyph = cluster.flatMap { $0.width == 1 ? Glyph($0) : nil }
    fill(rect, with: Cell(glyph: glyph ?? .space, style: style))
  }

  private mutating func fill(_ rect: Rect, with cell: Cell) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.minRow..<area.maxRow {
      releaseEdges(row: row, from: area.minColumn, to: area.maxColumn)
      let start = row * size.columns
      for index in start + area.minColumn..<start + area.maxColumn { cells[index] = cell }
    }
  }

  /// Copies the cells of another surface, its top left cell to `point`; its cursor is left out.
  public mutating func draw(_ other: Surface, at point: Point, clip: Rect? = nil) {
    let area = (clip ?? bounds).intersection(bounds)
      .intersection(Rect(origin: point, size: other.size))
    guard !area.isEmpty else { return }
    for row in area.minRow..<area.maxRow {
      releaseEdges(row: row, from: area.minColumn, to: area.maxColumn)
      let source = (row - point.row) * other.size.columns - point.column
      let start = row * size.columns
      for column in area.minColumn..<area.maxColumn {
        cells[start + column] = other.cells[source + column]
      }
      if cells[start + area.minColumn].glyph.isContinuation {
        cells[start + area.minColumn].glyph = .space
      }
      if cells[start + area.maxColumn - 1].width == 2 {
        cells[start + area.maxColumn - 1].glyph = .space
      }
    }
  }

  private mutating func write(
    ascii text: String, from first: Int, count: Int, at start: Int, style: Style,
    keepingBackground: Bool
  ) {
    var text = text
    text.withUTF8 { bytes in
      cells.withUnsafeMutableBufferPointer { cells in
        for offset in 0..<count {
          var cell = Cell(glyph: Glyph(ascii: bytes[first + offset]), style: style)
          if keepingBackground { cell.style.background = cells[start + offset].style.background }
          cells[start + offset] = cell
        }
      }
    }
  }

  private mutating func put(
    _ glyph: Glyph, at index: Int, style: Style, keepingBackground: Bool
  ) {
    var style = style
    if keepingBackground { style.background = cells[index].style.background }
    cells[index] = Cell(glyph: glyph, style: style)
  }
}
