/// A line of a dump.
struct Line: Equatable {
  /// The level of the line; a level is two spaces.
  var indent: Int
  var text: String

  init(_ text: String, indent: Int = 0) {
    self.text = text
    self.indent = indent
  }

  /// The line with its spaces; an empty one has none.
  func text(indentedBy spaces: Int) -> String {
    text.isEmpty ? "" : String(repeating: " ", count: spaces + indent * 2) + text
  }
}
