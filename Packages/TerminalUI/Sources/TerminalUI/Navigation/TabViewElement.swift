import TerminalCore

/// A row of tabs above the screen that is selected.
final class TabViewElement: _Element {
  private let tabs: [(title: String, control: Control)]
  private let selected: Int?
  private let content: _Element?

  init(
    tabs: [(title: String, control: Control)], selected: Int?, content: _Element?
  ) {
    self.tabs = tabs
    self.selected = selected
    self.content = content
  }

  private var barRows: Int { tabs.isEmpty ? 0 : 1 }

  override func measure(_ proposal: Proposal) -> Size {
    let size =
      content?.size(
        Proposal(columns: proposal.columns, rows: proposal.rows.map { $0 - barRows })) ?? .zero
    return Size(
      columns: proposal.columns ?? size.columns, rows: proposal.rows ?? size.rows + barRows)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let rows = min(barRows, rect.size.rows)
    let area = rect.inset(by: EdgeInsets(top: rows))
    canvas.clipped(to: area) {
      content?.draw(aligned: .center, in: area, on: canvas)
    }
    if rows > 0 {
      let bar = Rect(
        column: rect.minColumn, row: rect.minRow, columns: rect.size.columns, rows: 1)
      canvas.clipped(to: bar) { drawBar(bar, on: canvas) }
    }
  }

  private func drawBar(_ bar: Rect, on canvas: Canvas) {
    let names = names
    let offset = offset(of: names, in: bar.size.columns)
    var column = bar.minColumn - offset
    var shown = bar.maxColumn..<bar.maxColumn
    for (index, text) in names.enumerated() {
      let point = Point(column: column, row: bar.minRow)
      canvas.write(text, at: point, style: Style(attributes: index == selected ? [.bold] : []))
      canvas.place(
        tabs[index].control, in: Rect(origin: point, size: Size(columns: text.width, rows: 1)))
      if index == selected { shown = column..<column + text.width }
      column += text.width + 1
    }
    drawMarks(
      bar, before: offset > 0 && !shown.contains(bar.minColumn),
      after: column - 1 > bar.maxColumn && !shown.contains(bar.maxColumn - 1), on: canvas)
  }

  private var names: [SanitizedText] {
    tabs.enumerated().map { index, tab in
      let name = SanitizedText("\(index + 1) \(tab.title)")
      return index == selected ? "[" + name + "]" : " " + name + " "
    }
  }

  /// Columns of the row that are left of the bar, so that the tab that is selected can be seen whole,
  /// with a column for a sign beside it.
  private func offset(of names: [SanitizedText], in columns: Int) -> Int {
    guard let selected, names.indices.contains(selected) else { return 0 }
    let start = names[..<selected].reduce(0) { $0 + $1.width + 1 }
    let end = start + names[selected].width
    let whole = names.reduce(-1) { $0 + $1.width + 1 }
    guard end + (selected < names.count - 1 ? 1 : 0) > columns else { return 0 }
    return min(max(end + 1 - columns, 0), max(start - 1, 0), max(whole - columns, 0))
  }

  /// Shows at the ends of the bar that there are more tabs.
  private func drawMarks(_ bar: Rect, before: Bool, after: Bool, on canvas: Canvas) {
    let style = Style(attributes: .dim)
    if before { canvas.write("‹", at: bar.origin, style: style) }
    if after {
      canvas.write("›", at: Point(column: bar.maxColumn - 1, row: bar.minRow), style: style)
    }
  }

  override func describe(to writer: PlainWriter) {
    let titles = tabs.enumerated().map {
      $0.offset == selected ? "[\($0.element.title)]" : $0.element.title
    }
    if !titles.isEmpty {
      writer.line { writer.write("Tabs: \(titles.joined(separator: " "))") }
    }
    writer.line { content?.describe(to: writer) }
  }
}
