import TerminalCore

/// A text field as it is edited and drawn.
struct FieldCore<Label: View>: View {
  typealias Body = Never

  let text: String
  let prompt: Text?
  let label: Label
  let isSecret: Bool
  let showsPlaceholder: Bool
  /// The text as its owner has it now.
  let read: @MainActor () -> String
  let write: @MainActor (String) -> Void

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    FieldNode(view, inputs)
  }
}

private final class FieldNode<Label: View>: _ViewNode<FieldCore<Label>> {
  private var view: FieldCore<Label>
  private var label: _ViewNode<Label>?
  private let control = Control(.field)
  private var line: EditedLine
  /// The column of the text that stands at the field's first column.
  private var firstColumn = 0

  init(_ view: FieldCore<Label>, _ inputs: _NodeInputs) {
    self.view = view
    line = EditedLine(view.text)
    super.init(inputs)
    label = makeChild(view.label, isLazy: false)
    control.label = { [weak self] in self?.title ?? "" }
    control.key = { [weak self] in self?.handle($0) ?? false }
    control.paste = { [weak self] in self?.insert($0) }
    control.click = { [weak self] in self?.moveCaret(to: $0.place) }
    control.assign = { [weak self] in
      if let reason = self?.environment.fieldRefusal?($0) { return .refused(reason) }
      self?.replace(with: $0)
      return .done
    }
    connect()
  }

  override func update(_ view: FieldCore<Label>, _ environment: EnvironmentValues) {
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
    control.takeSubmission(from: environment)
  }

  private var title: String {
    (label?.elements() ?? []).map(\.plainText).joined(separator: " ")
  }

  private var shown: String {
    if environment.isRedacted { return SanitizedText.hidden.string }
    return view.isSecret ? String(repeating: "•", count: view.text.count) : view.text
  }

  // MARK: Editing

  private func handle(_ event: KeyEvent) -> Bool {
    let handled = line.handle(event)
    if handled { commit() }
    return handled
  }

  private func insert(_ text: String) {
    line.insert(text)
    commit()
  }

  private func replace(with text: String) {
    line.replace(with: text)
    commit()
  }

  private func commit() {
    if !line.holds(view.read()) {
      view.write(line.text)
      // The owner may have changed or refused it.
      line.take(view.read())
    }
    graph.invalidations.requestFrame()
  }

  private func moveCaret(to point: Point) {
    let isSecret = view.isSecret
    line.moveCaret(toColumn: firstColumn + point.column) {
      isSecret ? 1 : EditedRows.columns(of: $0, at: $1)
    }
    graph.invalidations.requestFrame()
  }

  /// The columns that a start of the text takes as it is shown.
  private func columnWidth(_ text: Substring) -> Int {
    view.isSecret ? text.count : SanitizedText(text).width
  }

  // MARK: Layout

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let label { body(label) }
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    elements.append(self)
  }

  /// Columns of a field that may be as wide as it likes.
  private var idealColumns: Int { 24 }

  override func measure(_ proposal: Proposal) -> Size {
    Size(columns: max(proposal.columns ?? idealColumns, 1), rows: 1)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let caret = columnWidth(line.text[..<line.caret])
    scroll(to: caret, columns: rect.size.columns)
    var style = environment.style
    style.attributes.insert(.underline)
    canvas.fill(rect, style: style)
    canvas.clipped(to: rect) {
      let start = Point(column: rect.minColumn - firstColumn, row: rect.minRow)
      if line.text.isEmpty {
        drawPlaceholder(at: start, on: canvas, style)
      } else {
        let shown = SanitizedText(shownLine)
        canvas.write(environment.isRedacted ? shown.asBlocks : shown, at: start, style: style)
      }
    }
    if graph.focus.current === control {
      canvas.placeCursor(
        at: Point(column: rect.minColumn + caret - firstColumn, row: rect.minRow))
    }
    canvas.place(control, in: rect)
  }

  private var shownLine: String {
    view.isSecret ? String(repeating: "•", count: line.text.count) : line.text
  }

  private func drawPlaceholder(at point: Point, on canvas: Canvas, _ style: Style) {
    let prompt = view.prompt?.runs.map(\.text).joined()
    guard let text = prompt ?? (view.showsPlaceholder ? title : nil) else { return }
    var style = style
    style.attributes.insert(.dim)
    canvas.write(SanitizedText(text), at: point, style: style)
  }

  /// Keeps the caret's cell inside the field.
  private func scroll(to caret: Int, columns: Int) {
    if caret < firstColumn { firstColumn = caret }
    if caret >= firstColumn + columns { firstColumn = caret - max(columns - 1, 0) }
    let whole = columnWidth(line.text[...])
    firstColumn = max(min(firstColumn, whole - columns + 1), 0)
  }

  override func describe(to writer: PlainWriter) {
    writer.word {
      writer.number(control)
      writer.word { writer.write(title) }
      // A line break in it begins no line of the screen, on which anything might stand.
      writer.append(": \(SanitizedText(shown).string)")
      if !control.isEnabled { writer.append(" (disabled)") }
    }
  }
}
