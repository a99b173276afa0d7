/// A row of a ``Table`` that is made with `rows:`; nothing elsewhere.
public struct TableRow<Value: Identifiable>: View {
  private let value: Value
  @Environment(\.tableColumns) private var columns

  /// A row for a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// The value's cells.
  public var body: some View {
    if let columns = columns as? [TableColumn<Value>] {
      let value = value
      TableCells(columns: columns) { $0.cell(value) }.tag(value.id)
    }
  }
}

private struct TableColumnsKey: EnvironmentKey {
  static var defaultValue: Any? { nil }
}

extension EnvironmentValues {
  /// The columns of the table around, an array of ``TableColumn``.
  var tableColumns: Any? {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}
