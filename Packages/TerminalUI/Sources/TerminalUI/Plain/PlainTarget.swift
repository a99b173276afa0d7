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
    let first = words.prefix { $0 != " " }
    if let number = Int(first), let control = controls[safe: number - 1] {
      return (control, text(of: words, behind: first.count))
    }
    let labels = controls.map { SanitizedText($0.label()).string }
    let matches = controls.indices.filter { begins(words, with: labels[$0], { $0 }) }
    let loose = controls.indices.filter { begins(words, with: labels[$0], { $0.lowercased() }) }
    let candidates = matches.isEmpty ? loose : matches
    guard let best = candidates.max(by: { labels[$0].count < labels[$1].count }) else { return nil }
    return (controls[best], text(of: words, behind: labels[best].count))
  }

  private static func begins(
    _ words: String, with label: String, _ fold: (String) -> String
  ) -> Bool {
    guard !label.isEmpty else { return false }
    let start = String(words.prefix(label.count))
    guard fold(start) == fold(label) else { return false }
    return words.count == label.count || words.dropFirst(label.count).first == " "
  }

  private static func text(of words: String, behind count: Int) -> String {
    String(words.dropFirst(count).drop { $0 == " " })
  }
}
