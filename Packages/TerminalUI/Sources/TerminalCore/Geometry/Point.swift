/// A place on the screen, counted from zero at the top left; it may lie outside of any surface.
public struct Point: Hashable, Sendable {
  /// Columns from the left edge.
  public var column: Int
  /// Rows from the top edge.
  public var row: Int

  /// Makes a place, counted from zero.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The top left cell.
  public static let zero = Point(column: 0, row: 0)
}
