import TerminalCore

/// A line of plain mode: text in stretches of one style each.
struct PlainLine {
  private var pieces: [(text: SanitizedText, style: Style)] = []

  var isEmpty: Bool { pieces.isEmpty }

  mutating func append(_ text: SanitizedText, _ style: Style) {
    pieces.append((text, style))
  }

  mutating func append(_ line: PlainLine) {
    pieces += line.pieces
  }

  /// The line, with the sequences that set its styles in these colours, or without any.
  func string(colors: ColorSupport?) -> String {
    guard let colors else {
      return SanitizedText(pieces.map(\.text.string).joined()).string
    }
    return StyledLine.string(of: pieces, colors: colors)
  }
}
