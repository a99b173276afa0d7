import TerminalCore

/// Finds the control that a line of a plain-mode session means.
@MainActor
enum PlainTarget {
  /// The control that `words` begin with, by number or by label, and what stands behind it.
  ///
  /// The longest label counts, as it is written or else in any case.
  static func split(
    _ words: String, among controls: [Control]
  ) -> (control: Control, text: String)? {
    let first = words.prefix { !$0.isWhitespace }
    if let number = Int(first), let control = controls[safe: number - 1] {
      return (control, text(of: words, behind: first.count))
    }
    let labels = controls.map { SanitizedText($0.label()).string }
    let matches = controls.indices.filter { begins(words, with: labels[$0], { $0 }) }
    let loose = controls.indices.filter { begins(words, with: labels[$0], folded) }
    let candidates = matches.isEmpty ? loose : matches
    guard let best = candidates.max(by: { labels[$0].count < labels[$1].count }) else { return nil }
    return (controls[best], text(of: words, behind: labels[best].count))
  }

  /// The places of the controls with a label, as it is written or else in any case and with any quotes.
  static func places(of name: String, among controls: [Control]) -> [Int] {
    let labels = controls.map { SanitizedText($0.label()).string }
    let exact = labels.indices.filter { labels[$0] == name }
    if !exact.isEmpty { return exact }
    let loose = labels.indices.filter { folded(labels[$0]) == folded(name) }
    if !loose.isEmpty { return loose }
    guard let inner = unquoted(name) else { return [] }
    return labels.indices.filter { folded(labels[$0]) == folded(inner) }
  }

  /// Lower case, and quotes as keyboards have them.
  private static func folded(_ text: String) -> String {
    String(
      text.lowercased().map { character in
        switch character {
        case "\u{2018}", "\u{2019}": "'"
        case "\u{201C}", "\u{201D}": "\""
        default: character
        }
      })
  }

  private static func unquoted(_ text: String) -> String? {
    let folded = folded(text)
    guard folded.count > 2, let quote = folded.first, quote == folded.last,
      quote == "\"" || quote == "'"
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private static func begins(
    _ words: String, with label: String, _ fold: (String) -> String
  ) -> Bool {
    guard !label.isEmpty else { return false }
    let start = String(words.prefix(label.count))
    guard fold(start) == fold(label) else { return false }
    return words.count == label.count || words.dropFirst(label.count).first?.isWhitespace == true
  }

  private static func text(of words: String, behind count: Int) -> String {
    String(words.dropFirst(count).drop(while: \.isWhitespace))
  }
}
