import TerminalCore

/// Rows whose cells stand in common columns.
///
/// A column is as wide as its widest cell; when that is too much, the widest columns give way.
struct GridLayout: ElementLayout {
  let alignment: Alignment
  let columnSpacing: Int
  let rowSpacing: Int

  private func columnWidths(_ elements: [_Element], room: Int?) -> [Int] {
    var widths: [Int] = []
    for cells in elements.compactMap(\.gridCells) {
      for (index, cell) in cells.enumerated() {
        let width = cell.size(.unspecified).columns
        if index < widths.count {
          widths[index] = max(widths[index], width)
        } else {
          widths.append(width)
        }
      }
    }
    guard let room else { return widths }
    let available = max(room - columnSpacing * max(widths.count - 1, 0), 0)
    return limited(widths, to: available)
  }

  /// The widths cut down to one common most, so that their sum fits.
  private func limited(_ widths: [Int], to available: Int) -> [Int] {
    guard widths.reduce(0, +) > available else { return widths }
    var left = available
    var result = widths
    let order = widths.indices.sorted { widths[$0] < widths[$1] }
    for (position, index) in order.enumerated() {
      result[index] = min(widths[index], left / (widths.count - position))
      left -= result[index]
    }
    return result
  }

  private func rowHeight(_ element: _Element, widths: [Int], room: Int?) -> Int {
    guard let cells = element.gridCells else {
      return element.size(Proposal(columns: room, rows: nil)).rows
    }
    return zip(cells, widths).map { $0.size(Proposal(columns: $1, rows: nil)).rows }.max() ?? 0
  }

  private func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + columnSpacing * max(widths.count - 1, 0)
  }

  func measure(_ elements: [_Element], _ proposal: Proposal) -> Size {
    let widths = columnWidths(elements, room: proposal.columns)
    let others = elements.filter { $0.gridCells == nil }
      .map { $0.size(Proposal(columns: proposal.columns, rows: nil)).columns }
    let rows = elements.map { rowHeight($0, widths: widths, room: proposal.columns) }
    return Size(
      columns: max(total(widths), others.max() ?? 0),
      rows: rows.reduce(0, +) + rowSpacing * max(rows.count - 1, 0))
  }

  /// Each row's rectangle; ``GridRowLayout`` does not place the cells, this does when it draws.
  func place(_ elements: [_Element], in size: Size) -> [Rect] {
    let widths = columnWidths(elements, room: size.columns)
    var row = 0
    return elements.map { element in
      let rows = rowHeight(element, widths: widths, room: size.columns)
      defer { row += rows + rowSpacing }
      return Rect(column: 0, row: row, columns: size.columns, rows: rows)
    }
  }

  func draw(_ elements: [_Element], places: [Rect], in rect: Rect, on canvas: Canvas) {
    let widths = columnWidths(elements, room: rect.size.columns)
    for (element, place) in zip(elements, places) {
      let frame = place.offset(columns: rect.minColumn, rows: rect.minRow)
      guard let cells = element.gridCells else {
        element.draw(aligned: alignment, in: frame, on: canvas)
        continue
      }
      let alignment = Alignment(
        horizontal: alignment.horizontal,
        vertical: element.gridRowAlignment ?? alignment.vertical)
      var column = frame.minColumn
      for (cell, width) in zip(cells, widths) {
        cell.draw(
          aligned: alignment,
          in: Rect(column: column, row: frame.minRow, columns: width, rows: frame.size.rows),
          on: canvas)
        column += width + columnSpacing
      }
    }
  }
}
