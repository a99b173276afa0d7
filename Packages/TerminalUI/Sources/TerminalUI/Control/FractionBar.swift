import TerminalCore

/// A bar that is filled in part, with a text behind it.
struct FractionBar: LeafView {
  /// The filled part, from 0 to 1.
  let fraction: Double
  let text: String
  /// Told where the bar is drawn.
  var place: (@MainActor (Rect) -> Void)?

  /// Whoever is told where the bar is drawn is told each time.
  var isStill: Bool { place == nil }

  /// Columns of a bar that may be as wide as it likes.
  private static let idealColumns = 20

  func measure(_ proposal: Proposal, in environment: EnvironmentValues) -> Size {
    Size(columns: proposal.columns ?? Self.idealColumns, rows: 1)
  }

  func draw(in rect: Rect, on canvas: Canvas, _ environment: EnvironmentValues) {
    let isRedacted = environment.isRedacted
    let suffix = SanitizedText(text.isEmpty || isRedacted ? "" : " \(text)")
    let columns = max(rect.size.columns - suffix.width, 0)
    place?(Rect(column: rect.minColumn, row: rect.minRow, columns: columns, rows: 1))
    let done = isRedacted ? 0 : Int((Double(columns) * fraction).rounded(.down))
    var style = environment.style
    canvas.fill(
      Rect(column: rect.minColumn, row: rect.minRow, columns: done, rows: 1), with: "█",
      style: style)
    canvas.write(
      suffix, at: Point(column: rect.minColumn + columns, row: rect.minRow), style: style)
    style.attributes.insert(.dim)
    canvas.fill(
      Rect(column: rect.minColumn + done, row: rect.minRow, columns: columns - done, rows: 1),
      with: "░", style: style)
  }

  func describe(to writer: PlainWriter, _ environment: EnvironmentValues) {
    let isHidden = environment.isRedacted && !text.isEmpty
    writer.word { writer.write(isHidden ? SanitizedText.hidden.string : text) }
  }
}
