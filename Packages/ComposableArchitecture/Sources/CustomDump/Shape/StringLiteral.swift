extension String {
  /// This string as Swift source would spell it, in lines; raw when it holds quotes or backslashes.
  ///
  /// - Parameter isLabelled: Whether a label precedes it; then further lines are indented.
  func literalLines(isLabelled: Bool) -> [Line] {
    let marks = String(repeating: "#", count: rawMarks)
    guard contains(where: \.isNewline) else {
      let isPlain = !unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f }
      return [Line(isPlain ? "\(marks)\"\(self)\"\(marks)" : debugDescription)]
    }
    let indent = isLabelled ? 1 : 0
    let content = split(separator: "\n", omittingEmptySubsequences: false)
    return [Line("\(marks)\"\"\"")] + content.map { Line(String($0), indent: indent) }
      + [Line("\"\"\"\(marks)", indent: indent)]
  }

  /// How many number signs a raw literal of this string needs: none when it needs not be raw.
  var rawMarks: Int {
    var longest = 0
    var run: Int?
    for character in self {
      switch character {
      case "\"", "\\": run = 1
      case "#": run = run.map { $0 + 1 }
      default: run = nil
      }
      longest = Swift.max(longest, run ?? 0)
    }
    return longest
  }
}
