extension SanitizedText {
  /// Which part of a text gives way when it does not fit.
  public enum TruncationPosition: Hashable, Sendable {
    case head, middle, tail
  }

  /// The longest start of the text that takes at most `columns` columns.
  public func prefix(columns: Int) -> SanitizedText {
    guard columns < width else { return self }
    guard columns > 0 else { return .empty }
    if isASCII { return SanitizedText(ascii: String(string.prefix(columns))) }
    var end = string.startIndex
    var total = 0
    while end < string.endIndex {
      let next = total + TextWidth.width(of: string[end])
      guard next <= columns else { break }
      total = next
      string.formIndex(after: &end)
    }
    return SanitizedText(shown: String(string[..<end]))
  }

  /// The longest end of the text that takes at most `columns` columns.
  public func suffix(columns: Int) -> SanitizedText {
    guard columns < width else { return self }
    guard columns > 0 else { return .empty }
    if isASCII { return SanitizedText(ascii: String(string.suffix(columns))) }
    var start = string.endIndex
    var total = 0
    while start > string.startIndex {
      let previous = string.index(before: start)
      total += TextWidth.width(of: string[previous])
      guard total <= columns else { break }
      start = previous
    }
    return SanitizedText(shown: String(string[start...]))
  }

  /// The text itself if it fits into `columns`, otherwise a part of it with `ellipsis` for the rest.
  public func truncated(
    columns: Int, ellipsis: SanitizedText = "\u{2026}", position: TruncationPosition = .tail
  ) -> SanitizedText {
    guard columns < width else { return self }
    let room = columns - ellipsis.width
    guard room > 0 else { return ellipsis.prefix(columns: columns) }
    switch position {
    case .tail: return prefix(columns: room) + ellipsis
    case .head: return ellipsis + suffix(columns: room)
    case .middle:
      return prefix(columns: room - room / 2) + ellipsis + suffix(columns: room / 2)
    }
  }
}
