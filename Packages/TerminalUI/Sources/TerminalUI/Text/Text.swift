/// Lines of text.
///
/// Text wraps at words when there is too little room, and ends in `…` when that is not enough.
/// Whatever the text holds, control characters are shown as symbols and never reach the terminal.
public struct Text: View {
  /// A stretch of text in one style.
  struct Run: Hashable {
    var text: String
    var style = TextStyle()
  }

  var runs: [Run]

  /// Shows a string.
  @_disfavoredOverload
  public nonisolated init(_ content: some StringProtocol) {
    runs = [Run(text: String(content))]
  }

  /// Shows a string.
  public nonisolated init(verbatim content: String) {
    runs = [Run(text: content)]
  }

  /// The text, wrapped and truncated to the room.
  public var body: some View {
    TextCore(runs: runs)
  }

  /// One text after another.
  public nonisolated static func + (left: Text, right: Text) -> Text {
    var text = left
    text.runs += right.runs
    return text
  }

  /// The words without their styles.
  nonisolated var string: String { runs.map(\.text).joined() }

  nonisolated func restyled(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    for index in text.runs.indices {
      change(&text.runs[index].style)
    }
    return text
  }
}

extension Text: _UnobservingView {}
