import TerminalCore

/// A screen with its title, its way back and its toolbar.
final class ScreenElement: _Element {
  private let content: _Element?
  private let title: String?
  private let back: Control?
  private let backTitle: String?
  private let items: [_Element]

  init(
    content: _Element?, facts: ScreenFacts, back: Control?, backTitle: String?
  ) {
    self.content = content
    title = facts.isTopBarHidden ? nil : facts.title
    self.back = facts.isTopBarHidden ? nil : back
    self.backTitle = backTitle
    items = facts.toolbars.flatMap { $0.toolbarNode?.elements() ?? [] }.filter { item in
      let isAtBottom = (item.toolbarPlacement ?? .automatic).side == .bottom
      return isAtBottom ? !facts.isBottomBarHidden : !facts.isTopBarHidden
    }
  }

  private func items(_ side: ToolbarItemPlacement.Side) -> [_Element] {
    items.filter { ($0.toolbarPlacement ?? .automatic).side == side }
  }

  /// Rows of the title and the line under it.
  private func barRows(in rows: Int?) -> Int {
    let hasBar =
      title != nil || back != nil || items.contains { $0.toolbarPlacement?.side != .bottom }
    guard hasBar else { return 0 }
    return rows.map { $0 < 6 ? min(1, $0) : 2 } ?? 2
  }

  private func bottomRows(in rows: Int?) -> Int {
    items(.bottom).isEmpty ? 0 : min(1, rows ?? 1)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let bars = barRows(in: proposal.rows) + bottomRows(in: proposal.rows)
    let size =
      content?.size(Proposal(columns: proposal.columns, rows: proposal.rows.map { $0 - bars }))
      ?? .zero
    return Size(
      columns: proposal.columns ?? size.columns, rows: proposal.rows ?? size.rows + bars)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let top = barRows(in: rect.size.rows)
    let bottom = bottomRows(in: rect.size.rows - top)
    if top > 0 { drawBar(in: rect, rows: top, on: canvas) }
    let middle = rect.inset(by: EdgeInsets(top: top, bottom: bottom))
    canvas.clipped(to: middle) {
      content?.draw(aligned: .center, in: middle, on: canvas)
    }
    if bottom > 0 {
      drawRow(
        items(.bottom),
        in: Rect(
          column: rect.minColumn, row: rect.maxRow - 1, columns: rect.size.columns, rows: 1),
        alignment: .leading, on: canvas)
    }
  }

  private func drawBar(in rect: Rect, rows: Int, on canvas: Canvas) {
    let bar = Rect(
      column: rect.minColumn, row: rect.minRow, columns: rect.size.columns, rows: 1)
    var start = bar.minColumn
    if let back {
      let text = SanitizedText("‹ \(backTitle ?? "Back")").truncated(
        columns: max(bar.size.columns / 3, 1))
      canvas.write(text, at: bar.origin, style: .plain)
      canvas.place(back, in: Rect(origin: bar.origin, size: Size(columns: text.width, rows: 1)))
      start += text.width + 1
    }
    let left = Rect(
      column: start, row: bar.minRow, columns: max(bar.maxColumn - start, 0), rows: 1)
    start += drawRow(items(.leading), in: left, alignment: .leading, on: canvas)
    let room = Rect(
      column: start, row: bar.minRow, columns: max(bar.maxColumn - start, 0), rows: 1)
    let end = bar.maxColumn - drawRow(items(.trailing), in: room, alignment: .trailing, on: canvas)
    if !drawCenter(in: bar, from: start, to: end, on: canvas), let title {
      let text = SanitizedText(title).truncated(columns: max(end - start, 0))
      let middle = bar.minColumn + (bar.size.columns - text.width) / 2
      canvas.write(
        text, at: Point(column: max(min(middle, end - text.width), start), row: bar.minRow),
        style: Style(attributes: .bold))
    }
    if rows > 1 {
      canvas.fill(
        bar.offset(columns: 0, rows: 1), with: "─", style: Style(attributes: .dim))
    }
  }

  private func drawCenter(in bar: Rect, from start: Int, to end: Int, on canvas: Canvas) -> Bool {
    let center = items(.center)
    guard !center.isEmpty else { return false }
    drawRow(
      center, in: Rect(column: start, row: bar.minRow, columns: max(end - start, 0), rows: 1),
      alignment: .center, on: canvas)
    return true
  }

  @discardableResult
  private func drawRow(
    _ elements: [_Element], in rect: Rect, alignment: Alignment, on canvas: Canvas
  ) -> Int {
    guard !elements.isEmpty else { return 0 }
    let row = ContainerElement(
      elements, layout: StackLayout(axis: .horizontal, alignment: .topLeading, spacing: 1))
    row.draw(aligned: alignment, in: rect, on: canvas)
    return row.size(Proposal(rect.size)).columns + 1
  }

  override func describe(to writer: PlainWriter) {
    if let title {
      writer.line { writer.write("== \(SanitizedText(title).string) ==") }
    }
    writer.line { content?.describe(to: writer) }
    for item in items {
      writer.line { item.describe(to: writer) }
    }
    if back != nil {
      writer.line { writer.write("< back" + (backTitle.map { " to \($0)" } ?? "")) }
    }
  }
}
