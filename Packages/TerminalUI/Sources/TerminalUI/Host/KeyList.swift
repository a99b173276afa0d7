import TerminalCore

/// The list of keys in front of a screen: what the keys do there, then what they do everywhere.
@MainActor
final class KeyList {
  /// A line of the list: a part of a key's name, and of what it does.
  struct Line {
    let key: SanitizedText
    let title: SanitizedText
  }

  private let entries: [KeyHelp]
  /// The first line that is shown.
  private(set) var top = 0
  /// Lines for which there is room.
  private(set) var rows = 0
  /// Lines that there are in the columns of the last frame.
  private(set) var count = 0

  init(_ entries: [KeyHelp]) {
    self.entries = entries
  }

  var canScroll: Bool { rows < count }

  /// Moves the window; the next frame keeps it inside of the list.
  func scroll(rows: Int) { top += rows }
  func scrollToStart() { top = 0 }
  func scrollToEnd() { top = count }

  /// The columns of the names in an area: what a key does is to be read, even where there is little room.
  func keyColumns(in columns: Int) -> Int {
    min(widest(\.key), max(columns / 2 - 4, min(8, (columns - 6) / 2), 1))
  }

  /// The columns that the list takes where no text has to be wrapped.
  func columns(in columns: Int) -> Int { keyColumns(in: columns) + 2 + widest(\.title) }

  /// All lines, each text wrapped in its own columns.
  func lines(keyColumns: Int, titleColumns: Int) -> [Line] {
    entries.flatMap { entry in
      let keys = Self.wrapped(entry.key, columns: keyColumns)
      let titles = Self.wrapped(entry.title, columns: titleColumns)
      return (0..<max(keys.count, titles.count)).map { row in
        Line(
          key: row < keys.count ? keys[row] : "", title: row < titles.count ? titles[row] : "")
      }
    }
  }

  /// The lines that a window of so many rows shows.
  func window(of lines: [Line], rows: Int) -> ArraySlice<Line> {
    self.rows = rows
    count = lines.count
    top = max(min(top, count - rows), 0)
    return lines.dropFirst(top).prefix(rows)
  }

  private func widest(_ text: (KeyHelp) -> String) -> Int {
    entries.map { SanitizedText(text($0)).width }.max() ?? 0
  }

  private static func wrapped(_ text: String, columns: Int) -> [SanitizedText] {
    var text = WrappedText(Text(verbatim: text).runs)
    return text(columns: columns).map { line in line.segments.reduce("") { $0 + $1.text } }
  }
}
