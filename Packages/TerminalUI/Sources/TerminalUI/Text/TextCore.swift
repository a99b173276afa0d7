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
  private var lines: WrappedText
  private var knownSettings: TextSettings?

  init(_ view: TextCore, _ inputs: _NodeInputs) {
    runs = view.runs
    lines = WrappedText(view.runs)
    super.init(inputs)
  }

  override func update(_ view: TextCore, _ environment: EnvironmentValues) {
    let isSame = view.runs == runs
    guard !isSame || !self.environment.isIdentical(to: environment) else { return }
    if !isSame {
      runs = view.runs
      lines = WrappedText(runs)
    }
    self.environment = environment
  }

  override func forgetLayout() {
    super.forgetLayout()
    knownSettings = nil
  }

  /// What the environment says, looked up once.
  private var settings: TextSettings {
    if let knownSettings { return knownSettings }
    let settings = TextSettings(environment)
    knownSettings = settings
    return settings
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    elements.append(self)
  }

  private func fitted(_ proposal: Proposal) -> [TextLine] {
    let wrapped = lines(columns: proposal.columns)
    let most = min(max(proposal.rows ?? .max, 1), settings.lineLimit ?? .max)
    guard wrapped.count > most else { return wrapped }
    let columns = proposal.columns ?? wrapped.map(\.width).max() ?? 0
    let cut = WrappedText.Cut(
      line: most - 1, wrapping: proposal.columns, columns: columns, mode: settings.truncationMode)
    return wrapped.prefix(most - 1) + [lines.lastLine(cut)]
  }

  override var isStill: Bool { true }

  override func measure(_ proposal: Proposal) -> Size {
    if proposal.columns == 0 { return Size(columns: 0, rows: settings.reservedLines) }
    let lines = fitted(proposal)
    return Size(
      columns: lines.reduce(0) { max($0, $1.width) }, rows: max(lines.count, settings.reservedLines)
    )
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    let settings = settings
    for (row, line) in fitted(Proposal(rect.size)).enumerated() {
      var column =
        rect.minColumn + settings.alignment.offset(of: line.width, in: rect.size.columns)
      for segment in line.segments {
        let text =
          settings.isRedacted ? segment.text.asBlocks : segment.text
        canvas.write(
          text, at: Point(column: column, row: rect.minRow + row),
          style: settings.style(of: segment.style))
        column += segment.text.width
      }
    }
  }

  override func describe(to writer: PlainWriter) {
    let settings = settings
    guard !settings.isRedacted else { return writer.write(SanitizedText.hidden.string) }
    for run in runs {
      writer.write(run.text, style: settings.style(of: run.style))
    }
  }
}
