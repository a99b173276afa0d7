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

  /// The line with a sign for what is left out of it, or follows it, in the given room.
  func truncated(columns: Int, _ mode: Text.TruncationMode) -> TextLine {
    guard columns > 0 else { return TextLine([]) }
    let room = columns - 1
    guard width > room else { return TextLine(ending(segments)) }
    switch mode {
    case .tail: return TextLine(ending(prefix(room)))
    case .head: return TextLine(beginning(suffix(room)))
    case .middle:
      let end = suffix(room / 2)
      return TextLine(prefix(room - room / 2) + beginning(end))
    }
  }

  private func ellipsis(_ style: TextStyle?) -> Segment {
    Segment(text: "…", style: style ?? segments.first?.style ?? TextStyle())
  }

  private func ending(_ kept: [Segment]) -> [Segment] {
    var kept = kept
    while let last = kept.last, last.text.string.allSatisfy({ $0 == " " }) { kept.removeLast() }
    if let last = kept.indices.last {
      var text = kept[last].text
      while text.string.last == " " { text = text.prefix(columns: text.width - 1) }
      kept[last].text = text
    }
    return kept + [ellipsis(kept.last?.style)]
  }

  private func beginning(_ kept: [Segment]) -> [Segment] {
    [ellipsis(kept.first?.style)] + kept
  }

  private func prefix(_ columns: Int) -> [Segment] {
    var room = columns
    var kept: [Segment] = []
    for segment in segments where room > 0 {
      let text = segment.text.prefix(columns: room)
      kept.append(Segment(text: text, style: segment.style))
      if text.width < segment.text.width { break }
      room -= text.width
    }
    return kept
  }

  private func suffix(_ columns: Int) -> [Segment] {
    var room = columns
    var kept: [Segment] = []
    for segment in segments.reversed() where room > 0 {
      let text = segment.text.suffix(columns: room)
      kept.insert(Segment(text: text, style: segment.style), at: 0)
      if text.width < segment.text.width { break }
      room -= text.width
    }
    return kept
  }
}
