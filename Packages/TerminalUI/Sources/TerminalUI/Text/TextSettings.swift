import TerminalCore

/// What an environment says about text.
@MainActor
struct TextSettings {
  let base: TextStyle
  let alignment: HorizontalAlignment
  let isRedacted: Bool
  let lineLimit: Int?
  let reservedLines: Int
  let truncationMode: Text.TruncationMode
  private let environment: EnvironmentValues
  /// The look of text that says nothing about itself.
  private let plain: Style

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    base = environment.textStyle
    plain = environment.style
    alignment = environment.multilineTextAlignment.horizontal
    isRedacted = environment.isRedacted
    lineLimit = environment.lineLimit
    reservedLines = environment.reservedLines
    truncationMode = environment.truncationMode
  }

  /// The look of a stretch of text.
  func style(of style: TextStyle) -> Style {
    style == TextStyle() ? plain : style.merged(over: base).style(in: environment)
  }
}
