public import TerminalCore

extension Text {
  /// Makes the text bold; `false` undoes what is said further out.
  public nonisolated func bold(_ isActive: Bool = true) -> Text {
    restyled { $0.setBold(isActive) }
  }

  /// Makes the text italic; `false` undoes what is said further out.
  public nonisolated func italic(_ isActive: Bool = true) -> Text {
    restyled { $0.isItalic = isActive }
  }

  /// Underlines the text. Terminals draw one line, in the colour of the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    restyled { $0.isUnderlined = isActive }
  }

  /// Strikes the text through. Terminals draw one line, in the colour of the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    restyled { $0.isStruckThrough = isActive }
  }

  /// Colours the text; `nil` leaves that to what is around.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    restyled { $0.foreground = color.map { .color($0) } }
  }

  /// Colours the text, as the style resolves where the text is drawn.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    restyled { $0.foreground = Foreground(style) }
  }
}
