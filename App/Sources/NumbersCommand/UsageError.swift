/// Wrong usage, in one line that names the wrong word.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line for standard error, without the program's name.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  static func unknown(
    _ kind: String, _ word: String, among known: [String], prefix: String = ""
  ) -> UsageError {
    let shown = "unknown \(kind) '\(printable(prefix + word))'"
    guard let nearest = nearest(to: word, among: known) else { return UsageError(shown) }
    return UsageError("\(shown); did you mean '\(prefix)\(nearest)'?")
  }
}

/// `text` on one line, its control characters replaced and its length bounded.
func printable(_ text: String) -> String {
  let shown = text.unicodeScalars.map { scalar -> Character in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: "\u{FFFD}"
    default: Character(scalar)
    }
  }
  return shown.count > 60 ? String(shown.prefix(60)) + "…" : String(shown)
}
