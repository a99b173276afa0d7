import TerminalCore

extension ViewSession {
  private func helpRows(in bounds: Rect) -> Int { showsHelpLine && bounds.size.rows >= 4 ? 1 : 0 }

  /// Draws the screen and what is presented in front of it; leaves room for the help line.
  func drawScreen(on canvas: Canvas) {
    let area = canvas.bounds.inset(by: EdgeInsets(bottom: helpRows(in: canvas.bounds)))
    canvas.clipped(to: area) {
      if let root = graph.root?.element() {
        root.draw(aligned: .center, in: area, on: canvas)
      }
      for layer in graph.facts.presentations {
        draw(layer, in: area, on: canvas)
      }
      if let keyList { draw(keyList, in: area, on: canvas) }
    }
  }

  private func draw(_ layer: any PresentedLayer, in area: Rect, on canvas: Canvas) {
    guard let node = layer.layerNode else { return }
    canvas.coverControls()
    let content = node.element()
    switch layer.kind {
    case .cover:
      canvas.fill(area, style: .plain)
      content?.draw(aligned: .center, in: area, on: canvas)
    case .sheet:
      let isRoomy = area.size.columns >= 30 && area.size.rows >= 10
      drawPanel(isRoomy ? area.inset(columns: 3, rows: 1) : area, in: area, on: canvas) { inner in
        content?.draw(aligned: .center, in: inner, on: canvas)
      }
    case .alert, .dialog:
      let most = Proposal(
        columns: min(area.size.columns - 4, 60), rows: max(area.size.rows - 2, 1))
      let size = content?.size(most) ?? .zero
      let panel = Alignment.center.place(
        Size(
          columns: min(size.columns + 4, area.size.columns),
          rows: min(size.rows + 2, area.size.rows)), in: area)
      drawPanel(panel, in: area, on: canvas) { inner in
        content?.draw(aligned: .center, in: inner.inset(columns: 1, rows: 0), on: canvas)
      }
    }
  }

  /// Draws a bordered area in front of what is there, which is dimmed.
  func drawPanel(
    _ panel: Rect, in area: Rect, on canvas: Canvas, _ content: (Rect) -> Void
  ) {
    canvas.restyle(area) { $0.attributes.insert(.dim) }
    canvas.fill(panel, style: .plain)
    let hasBorder = panel.size.columns > 2 && panel.size.rows > 2
    if hasBorder { canvas.border(panel, style: .plain) }
    let inner = hasBorder ? panel.inset(columns: 1, rows: 1) : panel
    canvas.clipped(to: inner) { content(inner) }
  }

  private func draw(_ list: KeyList, in area: Rect, on canvas: Canvas) {
    canvas.coverControls()
    let keyColumns = list.keyColumns(in: area.size.columns)
    let columns = min(max(list.columns(in: area.size.columns), 4) + 4, area.size.columns)
    let lines = list.lines(
      keyColumns: keyColumns, titleColumns: max(columns - 4 - keyColumns - 2, 1))
    let rows = min(lines.count + 2, area.size.rows)
    let panel = Alignment.center.place(Size(columns: columns, rows: rows), in: area)
    drawPanel(panel, in: area, on: canvas) { inner in
      let inner = inner.inset(columns: 1, rows: 0)
      for (row, line) in list.window(of: lines, rows: inner.size.rows).enumerated() {
        let place = Point(column: inner.minColumn, row: inner.minRow + row)
        canvas.write(line.key, at: place, style: Style(attributes: .bold))
        canvas.write(
          line.title, at: Point(column: place.column + keyColumns + 2, row: place.row),
          style: .plain)
      }
    }
    drawMarks(of: list, in: panel, on: canvas)
  }

  /// Shows on the border that there are more keys above or below.
  private func drawMarks(of list: KeyList, in panel: Rect, on canvas: Canvas) {
    guard panel.size.columns > 2, panel.size.rows > 2 else { return }
    let column = panel.maxColumn - 2
    if list.top > 0 {
      canvas.write("↑", at: Point(column: column, row: panel.minRow), style: .plain)
    }
    if list.top + list.rows < list.count {
      canvas.write("↓", at: Point(column: column, row: panel.maxRow - 1), style: .plain)
    }
  }

  /// Draws the line of keys, which speaks of the controls and windows that were drawn just now.
  func drawHelpLine(on canvas: Canvas) {
    helpTargets = []
    let bounds = canvas.bounds
    guard helpRows(in: bounds) > 0 else { return }
    let rect = Rect(column: 0, row: bounds.maxRow - 1, columns: bounds.size.columns, rows: 1)
    var text = SanitizedText("")
    let entries = keyEntries
    let keys = entries.map { SanitizedText("\($0.lineKey) \($0.help.title)") }
    if keyList == nil, let help = notice ?? graph.focus.current?.help {
      let kept = keys.suffix(2).reduce(0) { $0 + $1.width + 2 }
      text = SanitizedText(help).truncated(columns: max(rect.size.columns - kept, 0))
    }
    // The last ones, how to leave and how to learn more, are kept longest.
    var room = rect.size.columns - text.width
    var kept: [Int] = []
    for index in Array(keys.indices.suffix(2)) + Array(keys.indices.dropLast(2)) {
      guard keys[index].width + 2 <= room else { continue }
      room -= keys[index].width + 2
      kept.append(index)
    }
    for index in kept.sorted(by: { (entries[$0].place, $0) < (entries[$1].place, $1) }) {
      if !text.isEmpty { text = text + "  " }
      if let event = entries[index].event {
        let place = rect.offset(columns: text.width, rows: 0)
        let size = Size(columns: min(keys[index].width, rect.maxColumn - place.minColumn), rows: 1)
        helpTargets.append((Rect(origin: place.origin, size: size), event))
      }
      text = text + keys[index]
    }
    canvas.write(
      text.truncated(columns: rect.size.columns), at: rect.origin, style: Style(attributes: .dim))
  }
}
