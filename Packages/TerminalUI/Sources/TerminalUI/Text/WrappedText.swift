import TerminalCore

/// A text as lines of a given width, with what was asked for last remembered.
@MainActor
struct WrappedText {
  private let runs: [Text.Run]
  /// The lines where nothing has to be wrapped.
  private let whole: [TextLine]
  private let width: Int
  private var paragraphs: [Paragraph]?
  private var wrapped: [(columns: Int, lines: [TextLine])] = []
  private var truncated: [(cut: Cut, line: TextLine)] = []

  /// Where a text ends before its end.
  struct Cut: Hashable {
    /// The last line that is shown.
    let line: Int
    /// The width at which the text is wrapped; `nil` when it is not.
    let wrapping: Int?
    /// The columns of the last line.
    let columns: Int
    let mode: Text.TruncationMode
  }

  /// Widths remembered: a stack asks for a least, a share and what is drawn.
  private static let limit = 4

  init(_ runs: [Text.Run]) {
    self.runs = runs
    if runs.count == 1, let text = SanitizedText(printable: runs[0].text) {
      whole = [TextLine(text.isEmpty ? [] : [.init(text: text, style: runs[0].style)])]
    } else {
      let paragraphs = Paragraph.paragraphs(of: runs)
      whole = paragraphs.flatMap { $0.lines(columns: nil) }
      self.paragraphs = paragraphs
    }
    width = whole.reduce(0) { max($0, $1.width) }
  }

  /// The lines in a room; without limits, one for each paragraph.
  mutating func callAsFunction(columns: Int?) -> [TextLine] {
    guard let columns, columns > 0, columns < width else { return whole }
    if let known = wrapped.first(where: { $0.columns == columns }) { return known.lines }
    let lines = lines(columns: columns)
    if wrapped.count >= WrappedText.limit { wrapped.removeFirst() }
    wrapped.append((columns, lines))
    return lines
  }

  /// The last line of a text that is cut there: what is left of its paragraph, with a sign.
  mutating func lastLine(_ cut: Cut) -> TextLine {
    if let known = truncated.first(where: { $0.cut == cut }) { return known.line }
    let line = rest(from: cut.line, wrapping: cut.wrapping).truncated(
      columns: cut.columns, cut.mode)
    if truncated.count >= WrappedText.limit { truncated.removeFirst() }
    truncated.append((cut, line))
    return line
  }

  private mutating func rest(from line: Int, wrapping columns: Int?) -> TextLine {
    if paragraphs == nil, let run = runs.first, let columns, columns > 0 {
      let rest = PrintableWrapping.rest(of: run.text, from: line, columns: columns)
      return TextLine([.init(text: rest, style: run.style)])
    }
    var line = line
    for paragraph in knownParagraphs() {
      if let rest = paragraph.rest(from: &line, columns: columns) { return rest }
    }
    return TextLine([])
  }

  private mutating func knownParagraphs() -> [Paragraph] {
    let paragraphs = self.paragraphs ?? Paragraph.paragraphs(of: runs)
    self.paragraphs = paragraphs
    return paragraphs
  }

  private mutating func lines(columns: Int) -> [TextLine] {
    if paragraphs == nil, let run = runs.first {
      return PrintableWrapping.lines(of: run.text, columns: columns)
        .map { TextLine($0.isEmpty ? [] : [.init(text: $0, style: run.style)]) }
    }
    return knownParagraphs().flatMap { $0.lines(columns: columns) }
  }
}
