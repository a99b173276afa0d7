import FoundationEssentials

/// What stands in the columns of a table, side by side.
struct TableCells<Row, Cell: View>: View {
  let columns: [TableColumn<Row>]
  let cell: @MainActor (TableColumn<Row>) -> Cell

  var body: some View {
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

/// The title of a column: pressed to sort by it, where that can be done.
struct TableTitle<Row>: View {
  let column: TableColumn<Row>
  let sorting: TableSorting<Row>?

  var body: some View {
    if let sorting, let action = sorting.action(column) {
      Button(action: action) { Text(title(sorting.order(column) == .reverse, sorting)).bold() }
        .buttonStyle(.plain)
    } else {
      Text(column.title).bold()
    }
  }

  private func title(_ isReversed: Bool, _ sorting: TableSorting<Row>) -> String {
    guard sorting.order(column) != nil else { return column.title }
    return "\(column.title) \(isReversed ? "↓" : "↑")"
  }
}
