import Testing

/// Compares screens as text.
enum Grid {
  static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  static func compare(_ actual: String, with expected: String, _ location: SourceLocation) {
    let expected = trimmed(expected)
    guard actual != expected else { return }
    Issue.record(
      "The screen differs (− expected, + shown):\n\(difference(expected, actual))",
      sourceLocation: location)
  }

  /// The lines of two texts side by side: common ones once, others marked.
  static func difference(_ expected: String, _ actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex), oldIndex < old.count {
        lines.append("− \(old[oldIndex])")
        oldIndex += 1
      } else if inserted.contains(newIndex), newIndex < new.count {
        lines.append("+ \(new[newIndex])")
        newIndex += 1
      } else {
        lines.append("  \(new[newIndex])")
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines.joined(separator: "\n")
  }
}
