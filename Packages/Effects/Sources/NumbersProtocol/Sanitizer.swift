/// Makes text from outside harmless to show.
public enum Sanitizer {
  /// The text as one line that is safe to print: no control characters and no escape sequences, no
  /// characters that turn the direction of what follows, no runs of white space.
  ///
  /// - Parameter limit: the most characters; where more are there, the last one is an ellipsis.
  public static func line(_ text: String, limit: Int = .max) -> String {
    var result = String.UnicodeScalarView()
    var pendingSpace = false
    var marks = 0
    for scalar in EscapeFreeScalars(text.unicodeScalars) {
      if scalar.properties.isWhitespace {
        pendingSpace = !result.isEmpty
        continue
      }
      guard isHarmless(scalar) else { continue }
      marks = isMark(scalar) ? marks + 1 : 0
      guard marks <= mostMarks else { continue }
      if pendingSpace {
        result.append(" ")
        pendingSpace = false
      }
      result.append(scalar)
    }
    return shortened(String(result), to: limit)
  }

  /// More combining marks than this on one letter are decoration that spills into other lines.
  private static let mostMarks = 4

  private static func shortened(_ text: String, to limit: Int) -> String {
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return limit < 1 ? "" : text[..<end].dropLast() + "…"
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .unassigned, .privateUse: false
    case .format: scalar.value == 0x200D
    default: true
    }
  }
}
