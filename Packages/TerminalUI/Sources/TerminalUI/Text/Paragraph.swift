import TerminalCore

/// A piece of text between two line breaks, cut into clusters.
struct Paragraph {
  private struct Glyph {
    let character: Character
    let width: Int
    let style: Int

    var isSpace: Bool { character == " " }
  }

  private let glyphs: [Glyph]
  private let styles: [TextStyle]

  /// The paragraphs of a text.
  static func paragraphs(of runs: [Text.Run]) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var glyphs: [Glyph] = []
    let styles = runs.map(\.style)
    for (index, run) in runs.enumerated() {
      for (number, line) in SanitizedText.lines(of: run.text).enumerated() {
        if number > 0 {
          paragraphs.append(Paragraph(glyphs: glyphs, styles: styles))
          glyphs = []
        }
        glyphs += line.clusters.map {
          Glyph(character: $0.character, width: $0.width, style: index)
        }
      }
    }
    return paragraphs + [Paragraph(glyphs: glyphs, styles: styles)]
  }

  /// The lines of the paragraph in a room; without limits, one.
  func lines(columns: Int?) -> [TextLine] {
    guard let columns, columns > 0 else { return [line(glyphs[...])] }
    var lines: [TextLine] = []
    var rest = glyphs[...]
    while let end = breakPosition(rest, columns: columns) {
      lines.append(line(trimmed(rest[..<end]), columns: columns))
      rest = rest[end...].drop(while: \.isSpace)
    }
    return rest.isEmpty && !lines.isEmpty ? lines : lines + [line(rest)]
  }

  /// What is left of the paragraph from the start of a line on, in one line; `nil`, and `line`
  /// counted down, when the paragraph has fewer lines.
  func rest(from line: inout Int, columns: Int?) -> TextLine? {
    var rest = glyphs[...]
    while line > 0 {
      line -= 1
      guard let columns, columns > 0, let end = breakPosition(rest, columns: columns) else {
        return nil
      }
      rest = rest[end...].drop(while: \.isSpace)
      if rest.isEmpty { return nil }
    }
    return self.line(trimmed(rest))
  }

  /// A line of a room; a glyph that is wider than the whole room is shown as `…`.
  private func line(_ glyphs: ArraySlice<Glyph>, columns: Int) -> TextLine {
    guard let first = glyphs.first, first.width > columns else { return line(glyphs) }
    return TextLine([.init(text: "…", style: styles[first.style])])
  }

  /// Where the first line of `rest` ends; `nil` when all of it fits.
  private func breakPosition(_ rest: ArraySlice<Glyph>, columns: Int) -> Int? {
    var width = 0
    var opportunity: Int?
    for index in rest.indices {
      let glyph = rest[index]
      if width + glyph.width > columns {
        if glyph.isSpace { return trailingSpacesOnly(rest, from: index) ? nil : index }
        return max(opportunity ?? index, rest.startIndex + 1)
      }
      width += glyph.width
      let next = index + 1
      if glyph.isSpace || glyph.width == 2 || (next < rest.endIndex && rest[next].width == 2) {
        opportunity = next
      }
    }
    return nil
  }

  private func trailingSpacesOnly(_ rest: ArraySlice<Glyph>, from index: Int) -> Bool {
    rest[index...].allSatisfy(\.isSpace)
  }

  private func trimmed(_ glyphs: ArraySlice<Glyph>) -> ArraySlice<Glyph> {
    guard let last = glyphs.lastIndex(where: { !$0.isSpace }) else { return [] }
    return glyphs[...last]
  }

  private func line(_ glyphs: ArraySlice<Glyph>) -> TextLine {
    var segments: [TextLine.Segment] = []
    var start = glyphs.startIndex
    while start < glyphs.endIndex {
      let style = glyphs[start].style
      let end = glyphs[start...].firstIndex { $0.style != style } ?? glyphs.endIndex
      let text = String(glyphs[start..<end].map(\.character))
      segments.append(.init(text: SanitizedText(text), style: styles[style]))
      start = end
    }
    return TextLine(segments)
  }
}
