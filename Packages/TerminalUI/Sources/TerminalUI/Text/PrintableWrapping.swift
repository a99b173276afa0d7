import TerminalCore

/// Wraps printable ASCII at words, by the rules of ``Paragraph`` but without clusters.
enum PrintableWrapping {
  /// The lines of a text of printable ASCII in at least one column.
  static func lines(of text: String, columns: Int) -> [SanitizedText] {
    var text = text
    return text.withUTF8 { bytes in
      var lines: [SanitizedText] = []
      var start = 0
      while let end = breakPosition(bytes, from: start, columns: columns) {
        var last = end
        while last > start, bytes[last - 1] == space { last -= 1 }
        lines.append(line(bytes[start..<last]))
        start = end
        while start < bytes.count, bytes[start] == space { start += 1 }
      }
      return lines + [line(bytes[start...])]
    }
  }

  /// What is left of a text of printable ASCII from the start of a line on.
  static func rest(of text: String, from line: Int, columns: Int) -> SanitizedText {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      for _ in 0..<line {
        guard let end = breakPosition(bytes, from: start, columns: columns) else { break }
        start = end
        while start < bytes.count, bytes[start] == space { start += 1 }
      }
      return self.line(bytes[start...])
    }
  }

  private static let space = UInt8(ascii: " ")

  /// Where the line that starts at `start` ends; nil when the rest fits, spaces at its end aside.
  private static func breakPosition(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, columns: Int
  ) -> Int? {
    let limit = start + columns
    guard limit < bytes.count else { return nil }
    if bytes[limit] == space {
      return bytes[limit...].allSatisfy { $0 == space } ? nil : limit
    }
    let opportunity = bytes[start..<limit].lastIndex(of: space).map { $0 + 1 }
    return max(opportunity ?? limit, start + 1)
  }

  private static func line(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> SanitizedText {
    SanitizedText(String(decoding: bytes, as: UTF8.self))
  }
}
