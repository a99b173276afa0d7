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
    var column = bar.minColumn
    for (index, tab) in tabs.enumerated() {
      let isSelected = index == selected
      let name = SanitizedText("\(index + 1) \(tab.title)")
      let text = isSelected ? "[" + name + "]" : " " + name + " "
      let point = Point(column: column, row: bar.minRow)
      canvas.write(text, at: point, style: Style(attributes: isSelected ? [.bold] : []))
      canvas.place(
        tab.control, in: Rect(origin: point, size: Size(columns: text.width, rows: 1)))
      column += text.width + 1
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
