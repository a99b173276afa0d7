public import TerminalCore

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

  nonisolated func restyled(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    for index in text.runs.indices {
      change(&text.runs[index].style)
    }
    return text
  }

  private nonisolated func attribute(_ attribute: Attributes, _ isActive: Bool) -> Text {
    restyled {
      if isActive {
        $0.attributes.insert(attribute)
      } else {
        $0.attributes.remove(attribute)
      }
    }
  }

  /// Makes the text bold.
  public nonisolated func bold(_ isActive: Bool = true) -> Text { attribute(.bold, isActive) }

  /// Makes the text italic.
  public nonisolated func italic(_ isActive: Bool = true) -> Text { attribute(.italic, isActive) }

  /// Underlines the text.
  public nonisolated func underline(_ isActive: Bool = true) -> Text {
    attribute(.underline, isActive)
  }

  /// Strikes the text through.
  public nonisolated func strikethrough(_ isActive: Bool = true) -> Text {
    attribute(.strikethrough, isActive)
  }

  /// Colours the text.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    restyled { $0.foreground = color }
  }

  /// Colours the text.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    let resolved = style._resolve(in: EnvironmentValues())
    return restyled {
      $0.foreground = resolved.color
      $0.attributes.formUnion(resolved.attributes)
    }
  }
}

extension Text: UnobservingView {}
