public import Bindings
public import FoundationEssentials

/// Rows with values in columns under titles, in a window that scrolls.
///
/// With a sort order, the titles of columns that have a value or a comparator can be pressed: the binding
/// is told, and whoever owns the rows sorts them.
///
/// ```swift
/// Table(planets, sortOrder: $order) {
///   TableColumn("Planet", value: \.name)
///   TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
/// }
/// .onChange(of: order) { planets.sort(using: order) }
/// ```
public struct Table<Value: Identifiable, Rows: View>: View {
  private let columns: [TableColumn<Value>]
  private let selection: SelectionAccess<Value.ID>?
  private let sorting: TableSorting<Value>?
  private let rows: Rows

  init(
    _ columns: [TableColumn<Value>], selection: SelectionAccess<Value.ID>? = nil,
    sorting: TableSorting<Value>? = nil, rows: Rows
  ) {
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.rows = rows
  }

  /// The titles and the rows.
  public var body: some View {
    let sorting = sorting
    VStack(alignment: .leading, spacing: 0) {
      TableCells(columns: columns) { TableTitle(column: $0, sorting: sorting) }
        .padding(.leading, selection == nil ? 0 : 2)
      List(access: selection) { rows }.environment(\.tableColumns, columns)
    }
  }
}

/// The rows of a table that is made of data.
public typealias _TableRows<Data: RandomAccessCollection> = ForEach<
  Data, Data.Element.ID, TableRow<Data.Element>
> where Data.Element: Identifiable

extension Table {
  /// A table with a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Rows == _TableRows<Data> {
    self.init(columns(), rows: ForEach(data) { TableRow($0) })
  }

  /// A table with a row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Rows == _TableRows<Data> {
    self.init(
      columns(), selection: SelectionAccess(selection), rows: ForEach(data) { TableRow($0) })
  }

  /// A table with a row for each element, of which any can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Rows == _TableRows<Data> {
    self.init(
      columns(), selection: SelectionAccess(selection), rows: ForEach(data) { TableRow($0) })
  }

  /// A table with a row for each element, whose titles change the sort order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Sort.Compared == Value, Rows == _TableRows<Data> {
    self.init(
      columns(), sorting: TableSorting(sortOrder), rows: ForEach(data) { TableRow($0) })
  }

  /// A table with a row for each element, of which one can be selected, whose titles change the sort
  /// order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Sort.Compared == Value, Rows == _TableRows<Data> {
    self.init(
      columns(), selection: SelectionAccess(selection), sorting: TableSorting(sortOrder),
      rows: ForEach(data) { TableRow($0) })
  }

  /// A table with a row for each element, of which any can be selected, whose titles change the sort
  /// order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Sort.Compared == Value, Rows == _TableRows<Data> {
    self.init(
      columns(), selection: SelectionAccess(selection), sorting: TableSorting(sortOrder),
      rows: ForEach(data) { TableRow($0) })
  }
}

extension Table {
  /// A table of the rows that a closure makes, ``TableRow``s for example.
  public init(
    of type: Value.Type, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows: rows())
  }

  /// A table of the rows that a closure makes, of which one can be selected.
  public init(
    of type: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), selection: SelectionAccess(selection), rows: rows())
  }

  /// A table of the rows that a closure makes, of which any can be selected.
  public init(
    of type: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), selection: SelectionAccess(selection), rows: rows())
  }

  /// A table of the rows that a closure makes, whose titles change the sort order.
  public init<Sort: SortComparator>(
    of type: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), sorting: TableSorting(sortOrder), rows: rows())
  }

  /// A table of the rows that a closure makes, of which one can be selected, whose titles change the
  /// sort order.
  public init<Sort: SortComparator>(
    of type: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      columns(), selection: SelectionAccess(selection), sorting: TableSorting(sortOrder),
      rows: rows())
  }

  /// A table of the rows that a closure makes, of which any can be selected, whose titles change the
  /// sort order.
  public init<Sort: SortComparator>(
    of type: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>], @ViewBuilder rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      columns(), selection: SelectionAccess(selection), sorting: TableSorting(sortOrder),
      rows: rows())
  }
}
