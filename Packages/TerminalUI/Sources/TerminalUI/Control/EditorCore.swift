import TerminalCore

/// A text of several lines as it is edited and drawn.
struct EditorCore<Label: View>: View {
  typealias Body = Never

  /// What the control is for.
  enum Kind {
    /// Lines of text; Enter begins a new one.
    case editor
    /// A field that grows with its text; Enter submits it, and Enter with Alt begins a new line.
    case field(prompt: Text?, showsPlaceholder: Bool)
  }

  let text: String
  let kind: Kind
  let label: Label
  /// The text as its owner has it now.
  let read: @MainActor () -> String
  let write: @MainActor (String) -> Void

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    EditorNode(view, inputs)
  }
}

private final class EditorNode<Label: View>: _ViewNode<EditorCore<Label>>, Scroller {
  private var view: EditorCore<Label>
  private var label: _ViewNode<Label>?
  private let control = Control(.field)
  private var line: EditedLine
  /// The rows as they were cut last, and what they were cut from.
  private var knownRows: (revision: Int, columns: Int, rows: [Range<String.Index>])?
  private var firstRow = 0
  private var window = Rect.zero

  init(_ view: EditorCore<Label>, _ inputs: _NodeInputs) {
    self.view = view
    line = EditedLine(view.text, isMultiline: true)
    super.init(inputs)
    label = makeChild(view.label, isLazy: false)
    control.label = { [weak self] in self?.title ?? "" }
    control.key = { [weak self] in self?.handle($0) ?? false }
    control.paste = { [weak self] in self?.edit(with: $0) { $0.insert($1) } }
    control.click = { [weak self] in self?.moveCaret(to: $0.place) }
    control.assign = { [weak self] in
      if let reason = self?.environment.fieldRefusal?($0) { return .refused(reason) }
      self?.edit(
        with: $0.split(separator: "\\n", omittingEmptySubsequences: false)
          .joined(separator: "\n")
      ) { $0.replace(with: $1) }
      return .done
    }
    connect()
  }

  override func update(_ view: EditorCore<Label>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    line.take(view.text)
    label?.update(view.label, environment)
    connect()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    super.updateEnvironment(environment)
    connect()
  }

  private func connect() {
    control.update(from: environment)
    control.value = shown
    guard case .field = view.kind else { return }
    control.takeSubmission(from: environment)
  }

  private var title: String {
    (label?.elements() ?? []).map(\.plainText).joined(separator: " ")
  }

  private var shown: String {
    environment.isRedacted ? SanitizedText.hidden.string : view.text
  }

  // MARK: Editing

  private func edit(with text: String, _ change: (inout EditedLine, String) -> Void) {
    change(&line, text)
    commit()
  }

  private func handle(_ event: KeyEvent) -> Bool {
    let isPlain = event.modifiers.isEmpty
    switch event.key {
    case .enter where beginsLine(event.modifiers): line.insert("\n")
    case .up where isPlain: guard moveRow(by: -1) else { return false }
    case .down where isPlain: guard moveRow(by: 1) else { return false }
    default: guard line.handle(event) else { return false }
    }
    commit()
    return true
  }

  /// Whether Enter with these modifiers begins a new line.
  private func beginsLine(_ modifiers: KeyModifiers) -> Bool {
    switch view.kind {
    case .editor: modifiers.isEmpty
    case .field: modifiers == .alt || modifiers == .shift
    }
  }

  private func commit() {
    if !line.holds(view.read()) {
      view.write(line.text)
      // The owner may have changed or refused it.
      line.take(view.read())
    }
    if case .field = view.kind { layoutChanged() }
    graph.invalidations.requestFrame()
  }

  /// Moves the caret by rows, as far as there are any.
  private func moveRow(by step: Int) -> Bool {
    let rows = rows
    let place = EditedRows.place(of: line.caret, in: rows, text: line.text)
    let row = min(max(place.row + step, 0), rows.count - 1)
    guard row != place.row else { return false }
    line.moveCaret(
      to: EditedRows.index(atColumn: place.column, in: rows[row], text: line.text))
    return true
  }

  private func moveCaret(to point: Point) {
    let rows = rows
    let row = min(max(firstRow + point.row, 0), rows.count - 1)
    line.moveCaret(to: EditedRows.index(atColumn: point.column, in: rows[row], text: line.text))
    graph.invalidations.requestFrame()
  }

  private var rows: [Range<String.Index>] {
    let columns = max(window.size.columns, 1)
    if let knownRows, knownRows.revision == line.revision, knownRows.columns == columns {
      return knownRows.rows
    }
    let rows = EditedRows.rows(of: line.text, columns: columns)
    knownRows = (line.revision, columns, rows)
    return rows
  }

  // MARK: Layout

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let label { body(label) }
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    elements.append(self)
  }

  /// Columns and rows of an editor that may be as large as it likes.
  private var idealSize: Size { Size(columns: 40, rows: 5) }

  override func measure(_ proposal: Proposal) -> Size {
    let columns = max(proposal.columns ?? idealSize.columns, 1)
    guard case .field = view.kind else {
      return Size(columns: columns, rows: max(proposal.rows ?? idealSize.rows, 1))
    }
    let rows = EditedRows.rows(of: line.text, columns: columns).count
    let most = min(environment.lineLimit ?? .max, proposal.rows ?? .max)
    return Size(
      columns: columns, rows: max(min(max(rows, environment.reservedLines), most), 1))
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    window = rect
    let rows = rows
    let place = EditedRows.place(of: line.caret, in: rows, text: line.text)
    reveal(row: place.row, of: rows.count)
    var style = environment.style
    style.attributes.insert(.underline)
    canvas.scrolling(self, in: rect) {
      canvas.fill(rect, style: style)
      for (offset, range) in rows.dropFirst(firstRow).prefix(rect.size.rows).enumerated() {
        let shown = SanitizedText(line.text[range])
        canvas.write(
          environment.isRedacted ? shown.asBlocks : shown,
          at: Point(column: rect.minColumn, row: rect.minRow + offset), style: style)
      }
      if line.text.isEmpty { drawPlaceholder(at: rect.origin, on: canvas, style) }
      canvas.place(control, in: rect)
    }
    if graph.focus.current === control {
      let column = min(place.column, max(rect.size.columns - 1, 0))
      canvas.placeCursor(
        at: Point(column: rect.minColumn + column, row: rect.minRow + place.row - firstRow))
    }
  }

  private func drawPlaceholder(at point: Point, on canvas: Canvas, _ style: Style) {
    guard case .field(let prompt, let showsTitle) = view.kind,
      let text = prompt?.string ?? (showsTitle ? title : nil)
    else { return }
    var style = style
    style.attributes.insert(.dim)
    canvas.write(SanitizedText(text), at: point, style: style)
  }

  private func reveal(row: Int, of count: Int) {
    if row < firstRow { firstRow = row }
    if row >= firstRow + window.size.rows { firstRow = row - max(window.size.rows - 1, 0) }
    firstRow = max(min(firstRow, count - max(window.size.rows, 1)), 0)
  }

  // MARK: Scrolling

  var visibleRows: Int { window.size.rows }
  var canScroll: Bool { rows.count > window.size.rows }

  /// Moves the caret, which the window follows.
  func scroll(rows: Int, columns: Int) -> Bool {
    let moved = moveRow(by: rows)
    if moved { graph.invalidations.requestFrame() }
    return moved
  }

  func reveal(_ rect: Rect) {}

  override func describe(to writer: PlainWriter) {
    writer.word {
      writer.number(control)
      writer.word { writer.write(view.text.isEmpty ? "\(title):" : "\(title): \(shown)") }
      if !control.isEnabled { writer.append(" (disabled)") }
    }
  }
}
