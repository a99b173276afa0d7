import TerminalCore

/// One line of text as it is drawn.
struct TextLine {
  /// A stretch in one style.
  struct Segment {
    var text: SanitizedText
    var style: TextStyle
  }

  var segments: [Segment]
  let width: Int

  init(_ segments: [Segment]) {
    self.segments = segments
    width = segments.reduce(0) { $0 + $1.text.width }
  }

  /// The line with a sign that more would follow, `next` for example, in the given room.
  func truncated(before next: TextLine, columns: Int, _ mode: Text.TruncationMode) -> TextLine {
    guard columns > 0 else { return TextLine([]) }
    let style = segments.last?.style ?? TextStyle()
    if segments.count == 1, mode != .tail {
      let whole = segments[0].text + " " + (next.segments.first?.text ?? "")
      return TextLine([
        Segment(text: whole.truncated(columns: columns, position: mode.position), style: style)
      ])
    }
    var room = columns - 1
    var kept: [Segment] = []
    for segment in segments where room > 0 {
      let text = segment.text.prefix(columns: room)
      kept.append(Segment(text: text, style: segment.style))
      room -= text.width
      if text.width < segment.text.width { break }
    }
    return TextLine(kept + [Segment(text: "…", style: style)])
  }
}
