/// Where a screen is another one than its script has written down.
struct ScreenDifference: CustomStringConvertible {
  /// What to run where the screens were meant to change.
  static let remedy =
    "If the screens are meant to be so, record them anew and read the change: NUMBERS_RECORD=1 Scripts/test App"

  /// The screen as it is.
  let screen: ScreenScript.Screen
  /// The screen as it is written down.
  let expected: ScreenScript.Screen

  /// The lines that differ, `-` as they are written down and `+` as they are, then the remedy.
  var description: String {
    var lines: [String] = []
    for index in 0..<max(screen.count, expected.count) {
      let old = expected.indices.contains(index) ? expected[index] : nil
      let new = screen.indices.contains(index) ? screen[index] : nil
      guard old != new else { continue }
      if let old { lines.append("- \(old)") }
      if let new { lines.append("+ \(new)") }
    }
    return (lines + [Self.remedy]).joined(separator: "\n")
  }
}
