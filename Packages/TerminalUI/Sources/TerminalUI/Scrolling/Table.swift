/// A column of a ``Table``.
public struct TableColumn<Row> {
  let title: String
  let cell: @MainActor (Row) -> AnyView
  var fixedWidth: Int?

  /// A column with a view for each row.
  public init<Content: View>(
    _ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor (Row) -> Content
  ) {
    self.title = String(title)
    cell = { AnyView(content($0)) }
  }

  /// A column with the text at a key path of each row.
  public init(_ title: some StringProtocol, value: KeyPath<Row, String>) {
    // A key path is immutable; the closure is only called on the main actor.
    nonisolated(unsafe) let value = value
    self.init(title) { Text($0[keyPath: value]) }
  }

  /// Gives the column a width; the others share what is left.
  public func width(_ width: Int) -> TableColumn {
    var column = self
    column.fixedWidth = max(width, 0)
    return column
  }
}

/// Builds the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Row> {
  /// A column.
  public static func buildExpression(_ column: TableColumn<Row>) -> TableColumn<Row> {
    column
  }

  /// The columns of a block.
  public static func buildBlock(_ columns: TableColumn<Row>...) -> [TableColumn<Row>] {
    columns
  }
}

/// Rows with values in columns under titles, in a window that scrolls.
public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  private let data: Data
  private let columns: [TableColumn<Data.Element>]

  /// A table with a row for each element.
  public init(
    _ data: Data,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self.data = data
    self.columns = columns()
  }

  /// The titles and the rows.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row { Text($0.title).bold() }
      List(data) { element in
        row { $0.cell(element) }
      }
    }
  }

  private func row<Cell: View>(
    @ViewBuilder _ cell: @escaping @MainActor (TableColumn<Data.Element>) -> Cell
  ) -> some View {
    HStack {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        if let width = column.fixedWidth {
          cell(column).lineLimit(1).frame(width: width, alignment: .leading)
        } else {
          cell(column).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}
