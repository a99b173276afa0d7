public import Bindings

/// A column of a ``Table``.
public struct TableColumn<Row> {
  let title: String
  let cell: @MainActor (Row) -> AnyView
  var width = Width()

  /// The columns that a column of a table takes.
  struct Width {
    var least: Int?
    var ideal: Int?
    var most: Int? = .infinity
  }

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

  /// A column about the value at a key path, with a view for each row.
  public init<Value: Comparable, Content: View>(
    _ title: some StringProtocol, value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping @MainActor (Row) -> Content
  ) {
    self.init(title, content: content)
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

/// Rows with values in columns under titles, in a window that scrolls.
public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  private let data: Data
  private let columns: [TableColumn<Data.Element>]
  private let selection: SelectionAccess<Data.Element.ID>?

  /// A table with a row for each element.
  public init(
    _ data: Data,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self.data = data
    self.columns = columns()
    selection = nil
  }

  /// A table with a row for each element, of which one can be selected.
  public init(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self.data = data
    self.columns = columns()
    self.selection = SelectionAccess(selection)
  }

  /// A table with a row for each element, of which any can be selected.
  public init(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self.data = data
    self.columns = columns()
    self.selection = SelectionAccess(selection)
  }

  /// The titles and the rows.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row { Text($0.title).bold() }.padding(.leading, selection == nil ? 0 : 2)
      List(access: selection) {
        ForEach(data) { element in
          row { $0.cell(element) }
        }
      }
    }
  }

  private func row<Cell: View>(
    @ViewBuilder _ cell: @escaping @MainActor (TableColumn<Data.Element>) -> Cell
  ) -> some View {
    HStack {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        cell(column).lineLimit(1)
          .frame(
            minWidth: column.width.least, idealWidth: column.width.ideal,
            maxWidth: column.width.most, alignment: .leading)
      }
    }
  }
}
