/// A grid of cells: what the screen is to show, and where its cursor stands.
///
/// No cell is ever half a glyph: what is clipped or half overwritten becomes blank.
public struct Surface: Hashable, Sendable {
  /// The extent of the grid.
  public let size: Size
  /// Where the real cursor stands; nil hides it.
  public var cursor: Point?
  var cells: ContiguousArray<Cell>

  /// A grid of blanks; at most `cellLimit` cells, rows past it are left out.
  public init(size: Size, style: Style = .plain) {
    let columns = min(size.columns, Surface.cellLimit)
    let rows = columns == 0 ? size.rows : min(size.rows, Surface.cellLimit / columns)
    self.size = Size(columns: columns, rows: rows)
    cells = ContiguousArray(repeating: .blank(style), count: columns * rows)
  }

  /// The largest number of cells: 64 MiB of memory.
  public static let cellLimit = 1 << 22

  /// The whole grid.
  public var bounds: Rect { Rect(size: size) }

  /// The cell at a place, a plain blank outside of the grid.
  public subscript(column: Int, row: Int) -> Cell {
    guard bounds.contains(Point(column: column, row: row)) else { return .blank() }
    return cells[row * size.columns + column]
  }

  /// The cell at a place, a plain blank outside of the grid.
  public subscript(point: Point) -> Cell { self[point.column, point.row] }

  /// Changes the style of every cell in `rect`; a wide glyph is changed as a whole.
  public mutating func restyle(_ rect: Rect, _ body: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.minRow..<area.maxRow {
      let start = row * size.columns
      var low = start + area.minColumn
      var high = start + area.maxColumn
      if cells[low].glyph.isContinuation { low -= 1 }
      if high < start + size.columns, cells[high].glyph.isContinuation { high += 1 }
      var index = low
      while index < high {
        body(&cells[index].style)
        if cells[index].width == 2 {
          cells[index + 1].style = cells[index].style
          index += 1
        }
        index += 1
      }
    }
  }

  /// Blanks what remains of wide glyphs that the span of columns is about to cut through.
  mutating func releaseEdges(row: Int, from low: Int, to high: Int) {
    let start = row * size.columns
    if low > 0, cells[start + low].glyph.isContinuation {
      cells[start + low - 1].glyph = .space
    }
    if high < size.columns, cells[start + high].glyph.isContinuation {
      cells[start + high].glyph = .space
    }
  }
}
