public import FoundationEssentials

/// A column of a ``Table``.
public struct TableColumn<Row> {
  let title: String
  let cell: @MainActor (Row) -> AnyView
  /// What rows are sorted with when the column's title is pressed; a `SortComparator`, if any.
  let comparator: Any?
  var width = Width()

  /// The columns that a column of a table takes.
  struct Width {
    var least: Int?
    var ideal: Int?
    var most: Int? = .infinity
  }

  private init<Content: View>(
    title: String, comparator: Any?, content: @escaping @MainActor (Row) -> Content
  ) {
    self.title = title
    self.comparator = comparator
    cell = { AnyView(content($0)) }
  }

  /// A column with a view for each row.
  public init<Content: View>(
    _ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor (Row) -> Content
  ) {
    self.init(title: String(title), comparator: nil, content: content)
  }

  /// A column with the text at a key path of each row, by which rows can be sorted.
  public init(_ title: some StringProtocol, value: KeyPath<Row, String>) {
    // A key path is immutable; the closure is only called on the main actor.
    nonisolated(unsafe) let path = value
    self.init(title, value: value) { Text($0[keyPath: path]) }
  }

  /// A column about the value at a key path, by which rows can be sorted, with a view for each row.
  public init<Value: Comparable, Content: View>(
    _ title: some StringProtocol, value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping @MainActor (Row) -> Content
  ) {
    self.init(title: String(title), comparator: KeyPathComparator(value), content: content)
  }

  /// A column by which rows can be sorted with a comparator, with a view for each row.
  public init<Content: View>(
    _ title: some StringProtocol, sortUsing comparator: some SortComparator<Row>,
    @ViewBuilder content: @escaping @MainActor (Row) -> Content
  ) {
    self.init(title: String(title), comparator: comparator, content: content)
  }

  /// Gives the column a width; the others share what is left.
  public func width(_ width: Int?) -> TableColumn {
    guard let width else { return self.width() }
    return self.width(min: width, ideal: width, max: width)
  }

  /// Gives the column a width within limits; without limits, its share of what is left.
  public func width(min: Int? = nil, ideal: Int? = nil, max: Int? = nil) -> TableColumn {
    var column = self
    column.width = Width(least: min, ideal: ideal, most: max ?? .infinity)
    return column
  }
}

/// Builds the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// A column.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] {
    [column]
  }

  /// The columns of a block.
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }

  /// Columns that are there under a condition.
  public static func buildOptional(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] {
    columns ?? []
  }

  /// The columns of a condition that holds.
  public static func buildEither(first columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }

  /// The columns of a condition that does not hold.
  public static func buildEither(second columns: [TableColumn<Row>]) -> [TableColumn<Row>] {
    columns
  }
}
