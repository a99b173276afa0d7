import TerminalCore

/// Parts side by side, in as many lines as they need, each line in the middle.
struct FlowLayout: ElementLayout {
  let spacing: Int

  private struct Line {
    var sizes: [Size] = []
    var columns = 0
    var rows = 0
  }

  private func lines(_ elements: [_Element], columns: Int?) -> [Line] {
    var lines: [Line] = []
    for element in elements {
      let size = element.size(Proposal(columns: columns, rows: nil))
      let added = (lines.last?.columns ?? 0) + spacing + size.columns
      if let last = lines.indices.last, added <= columns ?? .max {
        lines[last].sizes.append(size)
        lines[last].columns = added
        lines[last].rows = max(lines[last].rows, size.rows)
      } else {
        lines.append(Line(sizes: [size], columns: size.columns, rows: size.rows))
      }
    }
    return lines
  }

  func measure(_ elements: [_Element], _ proposal: Proposal) -> Size {
    let lines = lines(elements, columns: proposal.columns)
    return Size(
      columns: lines.map(\.columns).max() ?? 0, rows: lines.reduce(0) { $0 + $1.rows })
  }

  func place(_ elements: [_Element], in size: Size) -> [Rect] {
    var row = 0
    return lines(elements, columns: size.columns).flatMap { line in
      var column = HorizontalAlignment.center.offset(of: line.columns, in: size.columns)
      defer { row += line.rows }
      return line.sizes.map { size in
        defer { column += size.columns + spacing }
        return Rect(origin: Point(column: column, row: row), size: size)
      }
    }
  }
}
