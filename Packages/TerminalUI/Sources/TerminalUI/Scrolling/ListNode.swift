import TerminalCore

/// Which rows of a list are selected.
struct ListSelection {
  let isSelected: @MainActor (AnyHashable) -> Bool
  let select: @MainActor (AnyHashable) -> Void
  let keep: @MainActor (AnyHashable) -> Void
}

struct ListCore<Content: View>: View {
  typealias Body = Never

  let content: Content
  let selection: ListSelection?
  var alignment = HorizontalAlignment.leading
  /// Whether rows show signs for what can be done with them.
  var isEditing = false
  /// Rows left free below each row.
  var spacing = 0

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ListNode(view, inputs)
  }
}

private final class ListNode<Content: View>: _ViewNode<ListCore<Content>>, Scroller {
  private var view: ListCore<Content>
  private var content: _ViewNode<Content>?
  private let derived = DerivedEnvironment()
  private let region = ScrollRegion()
  private let plainWindow = PlainWindow()
  /// The controls of rows in the window; those of other rows would keep these alive.
  private var rowControls: [AnyHashable: Control] = [:]
  private var usedTags: Set<AnyHashable> = []
  private var scroll = ListScroll()
  private var window = Rect.zero

  init(_ view: ListCore<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    content = makeChild(view.content, isLazy: true)
    region.scroller = self
  }

  override func update(_ view: ListCore<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    content?.update(view.content, childEnvironment(environment))
  }

  override func childEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    derived.environment(from: environment) { $0.stackAxis = .vertical }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    elements.append(self)
  }

  // MARK: Layout

  /// Columns before each row: the mark of a selected one.
  private var markColumns: Int { view.selection == nil ? 0 : 2 }

  /// What is offered to a row; its signs stand at the right.
  private func rowOffer(columns: Int?, _ row: ListRow?) -> Proposal {
    Proposal(columns: columns.map { $0 - markColumns - signColumns(row) }, rows: nil)
  }

  private func signColumns(_ row: ListRow?) -> Int {
    guard view.isEditing, let count = row?.edits?.marks.count, count > 0 else { return 0 }
    return count + 1
  }

  override func measure(_ proposal: Proposal) -> Size {
    if let columns = proposal.columns, let rows = proposal.rows {
      return Size(columns: columns, rows: rows)
    }
    var size = Size.zero
    for index in 0..<(content?.rowCount() ?? 0) {
      guard let row = content?.row(at: index) else { break }
      let rowSize = row.element.size(rowOffer(columns: proposal.columns, row))
      size.columns = max(size.columns, rowSize.columns + markColumns + signColumns(row))
      size.rows += rowSize.rows
    }
    return Size(columns: proposal.columns ?? size.columns, rows: proposal.rows ?? size.rows)
  }

  private func height(_ row: ListRow?, columns: Int) -> Int {
    row.map { $0.element.size(rowOffer(columns: columns, $0)).rows + view.spacing } ?? 0
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    guard let content else { return }
    window = rect
    let count = content.rowCount()
    var built: [Int: ListRow] = [:]
    let placed = scroll.place(count: count, rows: rect.size.rows) { index in
      let row = built[index] ?? content.row(at: index)
      built[index] = row
      return height(row, columns: rect.size.columns)
    }
    let before = canvas.controls.count
    canvas.scrolling(self, in: rect) {
      for (index, top) in placed {
        guard let row = built[index] ?? content.row(at: index) else { continue }
        draw(row, top: rect.minRow + top, in: rect, on: canvas)
      }
    }
    drawMarks(in: rect, on: canvas)
    region.place(
      in: rect, on: canvas,
      isNeeded: canvas.controls.count == before && !(scroll.isAtStart && scroll.isAtEnd),
      hasFocus: graph.focus.current === region.control)
    dropUnused()
  }

  /// Ends the rows that are not in the window any more, and their controls.
  private func dropUnused() {
    content?.dropUnusedRows()
    if rowControls.count > usedTags.count {
      rowControls = rowControls.filter { usedTags.contains($0.key) }
    }
    usedTags.removeAll(keepingCapacity: true)
  }

  private func draw(_ row: ListRow, top: Int, in rect: Rect, on canvas: Canvas) {
    let size = row.element.size(rowOffer(columns: rect.size.columns, row))
    let signs = signColumns(row)
    let frame = Rect(
      column: rect.minColumn + markColumns, row: top,
      columns: rect.size.columns - markColumns - signs, rows: size.rows)
    if let tag = controlTag(of: row) {
      drawStop(row, tag, frame, on: canvas)
      if signs > 0 {
        drawSigns(row, at: Point(column: frame.maxColumn + 1, row: top), on: canvas)
      }
    } else {
      row.element.draw(
        aligned: Alignment(horizontal: view.alignment, vertical: .top), in: frame, on: canvas)
    }
  }

  /// The tag of a row that can be selected, deleted or moved.
  private func controlTag(of row: ListRow) -> AnyHashable? {
    guard row.kind == .content, view.selection != nil || row.edits != nil else { return nil }
    return row.element.tag
  }

  private func drawStop(
    _ row: ListRow, _ tag: AnyHashable, _ frame: Rect, on canvas: Canvas
  ) {
    let whole = frame.offset(columns: -markColumns, rows: 0)
    let area = Rect(
      origin: whole.origin,
      size: Size(columns: frame.size.columns + markColumns, rows: frame.size.rows))
    if view.selection?.isSelected(tag) == true {
      canvas.write("> ", at: area.origin, style: environment.style)
    }
    let before = canvas.controls.count
    row.element.draw(aligned: .topLeading, in: frame, on: canvas)
    let stop = RowStop(
      of: row, among: canvas.controls.dropFirst(before).map(\.control), select: keeping(tag))
    canvas.setRow(ofControlsSince: before) { stop.meaning(for: $0) }
    guard stop.isOwn else { return }
    if stop.standsForAll { canvas.forgetControls(since: before) }
    let control = control(for: tag, row, stop)
    if graph.focus.current === control {
      canvas.restyle(area) { $0.attributes.insert(.reverse) }
      canvas.placeCursor(at: area.origin)
    }
    canvas.place(control, in: area, row: RowMeaning(edits: row.edits), before: before)
  }

  /// Chooses a row as one of several is: once more takes it away.
  private func selecting(_ tag: AnyHashable) -> (@MainActor () -> Void)? {
    guard let selection = view.selection else { return nil }
    return { selection.select(tag) }
  }

  /// Chooses a row that something else is done with: it stays chosen.
  private func keeping(_ tag: AnyHashable) -> (@MainActor () -> Void)? {
    guard let selection = view.selection else { return nil }
    return { selection.keep(tag) }
  }

  /// Draws what can be clicked at the end of a row.
  private func drawSigns(_ row: ListRow, at start: Point, on canvas: Canvas) {
    for (offset, mark) in (row.edits?.marks ?? []).enumerated() {
      let point = Point(column: start.column + offset, row: start.row)
      var style = environment.style
      if mark.action == nil { style.attributes.insert(.dim) }
      canvas.write(SanitizedText(mark.sign), at: point, style: style)
      guard environment.isEnabled, let action = mark.action else { continue }
      let control = Control(.button)
      control.isFocusable = false
      control.isAuxiliary = true
      control.click = { _ in action() }
      canvas.place(control, in: Rect(origin: point, size: Size(columns: 1, rows: 1)))
    }
  }

  /// The control that a row is itself.
  private func control(for tag: AnyHashable, _ row: ListRow, _ stop: RowStop) -> Control {
    let control = rowControls[tag] ?? Control(.row)
    rowControls[tag] = control
    usedTags.insert(tag)
    control.update(from: environment)
    control.label = stop.label
    control.value = view.selection?.isSelected(tag) == true ? "selected" : nil
    control.onPress(selecting(tag))
    return control
  }

  /// Shows at the right edge that there are rows above or below the window.
  private func drawMarks(in rect: Rect, on canvas: Canvas) {
    guard environment.showsScrollIndicators else { return }
    ScrollMarks(up: !scroll.isAtStart, down: !scroll.isAtEnd).draw(
      in: rect, on: canvas, coversText: true)
  }

  // MARK: Scrolling

  var canScroll: Bool { !(scroll.isAtStart && scroll.isAtEnd) }

  var visibleRows: Int { window.size.rows }

  func scroll(rows: Int, columns: Int) -> Bool {
    guard rows != 0, let content else { return false }
    let columns = window.size.columns
    let moved = scroll.move(by: rows) { height(content.row(at: $0), columns: columns) }
    if moved { graph.invalidations.requestFrame() }
    return moved
  }

  func reveal(_ rect: Rect) {
    if rect.minRow < window.minRow || rect.size.rows > window.size.rows {
      _ = scroll(rows: rect.minRow - window.minRow, columns: 0)
    } else if rect.maxRow > window.maxRow {
      _ = scroll(rows: rect.maxRow - window.maxRow, columns: 0)
    }
  }

  // MARK: Plain text

  override func describe(to writer: PlainWriter) {
    guard let content else { return }
    plainWindow.describe(count: content.rowCount(), to: writer) { index in
      guard let row = content.row(at: index) else { return }
      writer.line {
        if let tag = controlTag(of: row) {
          describeStop(row, tag, to: writer)
          if view.selection?.isSelected(tag) == true { writer.append(" (selected)") }
          if view.isEditing, let words = row.edits?.words, !words.isEmpty {
            writer.append(" (\(words.joined(separator: ", ")))")
          }
        } else {
          row.element.describe(to: writer)
        }
      }
    }
    dropUnused()
  }

  private func describeStop(_ row: ListRow, _ tag: AnyHashable, to writer: PlainWriter) {
    let probe = PlainWriter()
    row.element.describe(to: probe)
    let stop = RowStop(of: row, among: probe.controls, select: keeping(tag))
    if stop.isOwn {
      writer.number(control(for: tag, row, stop), row: RowMeaning(edits: row.edits))
    }
    let before = writer.controls.count
    writer.word {
      writer.numbering(!stop.standsForAll) { row.element.describe(to: writer) }
    }
    writer.setRow(ofControlsSince: before) { stop.meaning(for: $0) }
  }
}
