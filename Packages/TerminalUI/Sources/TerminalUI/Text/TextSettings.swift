import TerminalCore

/// What an environment says about text.
@MainActor
struct TextSettings {
  let base: TextStyle
  let alignment: HorizontalAlignment
  let isRedacted: Bool
  let lineLimit: Int?
  let truncationMode: Text.TruncationMode

  init(_ environment: EnvironmentValues) {
    var base = environment.textStyle
    if !environment.isEnabled { base.attributes.insert(.dim) }
    self.base = base
    alignment = environment.multilineTextAlignment.horizontal
    isRedacted = !environment.redactionReasons.isEmpty
    lineLimit = environment.lineLimit
    truncationMode = environment.truncationMode
  }
}
