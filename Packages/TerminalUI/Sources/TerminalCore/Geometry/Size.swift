/// An extent in terminal cells; negative values become zero.
public struct Size: Hashable, Sendable {
  /// Width, in columns.
  public var columns: Int { didSet { columns = max(0, columns) } }
  /// Height, in rows.
  public var rows: Int { didSet { rows = max(0, rows) } }

  /// Makes an extent; negative values become zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// No columns and no rows.
  public static let zero = Size(columns: 0, rows: 0)

  /// Whether no cell fits.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
}
