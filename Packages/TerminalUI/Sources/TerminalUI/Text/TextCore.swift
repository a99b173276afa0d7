import TerminalCore

/// Draws text.
struct TextCore: View {
  typealias Body = Never

  let runs: [Text.Run]

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TextNode(view, inputs)
  }
}

private final class TextNode: _ViewNode<TextCore> {
  private var runs: [Text.Run]
  private var paragraphs: [Paragraph]
  private var wrapped: (columns: Int?, lines: [TextLine])?

  init(_ view: TextCore, _ inputs: _NodeInputs) {
    runs = view.runs
    paragraphs = Paragraph.paragraphs(of: view.runs)
    super.init(inputs)
  }

  override func update(_ view: TextCore, _ environment: EnvironmentValues) {
    self.environment = environment
    guard view.runs != runs else { return }
    runs = view.runs
    paragraphs = Paragraph.paragraphs(of: runs)
    wrapped = nil
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    elements.append(self)
  }

  private func lines(columns: Int?) -> [TextLine] {
    if let wrapped, wrapped.columns == columns { return wrapped.lines }
    let lines = paragraphs.flatMap { $0.lines(columns: columns) }
    wrapped = (columns, lines)
    return lines
  }

  private func fitted(_ proposal: Proposal) -> [TextLine] {
    let lines = lines(columns: proposal.columns)
    let most = min(max(proposal.rows ?? .max, 1), environment.lineLimit ?? .max)
    guard lines.count > most, let last = lines.prefix(most).last else { return lines }
    let next = lines[most]
    let columns = proposal.columns ?? lines.map(\.width).max() ?? 0
    return lines.prefix(most - 1) + [
      last.truncated(before: next, columns: columns, environment.truncationMode)
    ]
  }

  override func measure(_ proposal: Proposal) -> Size {
    if proposal.columns == 0 { return Size(columns: 0, rows: 1) }
    let lines = fitted(proposal)
    return Size(columns: lines.map(\.width).max() ?? 0, rows: lines.count)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let lines = fitted(Proposal(rect.size))
    var base = environment.textStyle
    if !environment.isEnabled { base.attributes.insert(.dim) }
    for (row, line) in lines.enumerated() {
      var column =
        rect.minColumn
        + environment.multilineTextAlignment.horizontal.offset(
          of: line.width, in: rect.size.columns)
      for segment in line.segments {
        let text =
          environment.redactionReasons.isEmpty
          ? segment.text : SanitizedText(repeating: "░", count: segment.text.width)
        canvas.write(
          text, at: Point(column: column, row: rect.minRow + row),
          style: segment.style.merged(over: base).style)
        column += segment.text.width
      }
    }
  }

  override func describe(to writer: PlainWriter) {
    let text = runs.map(\.text).joined()
    writer.write(environment.redactionReasons.isEmpty ? text : "░░░")
  }
}
