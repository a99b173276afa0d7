/// A rectangle of terminal cells.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// The extent to the right and down.
  public var size: Size

  /// Makes a rectangle from its top left cell and extent.
  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from the place of its top left cell and its extent.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// The rectangle without cells at the origin.
  public static let zero = Rect(size: .zero)

  /// The first column inside.
  public var minColumn: Int { origin.column }
  /// The first column to the right of the rectangle.
  public var maxColumn: Int { origin.column.saturatingAdd(size.columns) }
  /// The first row inside.
  public var minRow: Int { origin.row }
  /// The first row below the rectangle.
  public var maxRow: Int { origin.row.saturatingAdd(size.rows) }
  /// Whether the rectangle holds no cell.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether the cell at `point` is inside.
  public func contains(_ point: Point) -> Bool {
    point.column >= minColumn && point.column < maxColumn
      && point.row >= minRow && point.row < maxRow
  }

  /// The cells that both rectangles hold; empty if there are none.
  public func intersection(_ other: Rect) -> Rect {
    let column = max(minColumn, other.minColumn)
    let row = max(minRow, other.minRow)
    return Rect(
      column: column, row: row,
      columns: min(maxColumn, other.maxColumn).saturatingSubtract(column),
      rows: min(maxRow, other.maxRow).saturatingSubtract(row))
  }

  /// The rectangle without a rim of `columns` on the left and right and `rows` above and below.
  public func inset(columns: Int, rows: Int) -> Rect {
    Rect(
      column: minColumn.saturatingAdd(columns), row: minRow.saturatingAdd(rows),
      columns: size.columns.saturatingSubtract(columns).saturatingSubtract(columns),
      rows: size.rows.saturatingSubtract(rows).saturatingSubtract(rows))
  }

  /// The rectangle moved to the right and down.
  public func offset(columns: Int, rows: Int) -> Rect {
    Rect(
      origin: Point(
        column: origin.column.saturatingAdd(columns), row: origin.row.saturatingAdd(rows)),
      size: size)
  }
}
