import TerminalCore

extension SanitizedText {
  /// Blocks as wide as the text, for what is not shown.
  var asBlocks: SanitizedText { SanitizedText(repeating: "░", count: width) }

  /// What stands in plain mode for a text that is not shown, however long it is.
  static let hidden: SanitizedText = "░░░"
}
