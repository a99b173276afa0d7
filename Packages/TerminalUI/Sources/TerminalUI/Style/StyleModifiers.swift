public import TerminalCore

extension View {
  /// Colours text and lines.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    foreground([Foreground(style)])
  }

  /// Colours text and lines; `secondary` is the style of what stands back inside.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    foreground([Foreground(primary), Foreground(secondary)])
  }

  /// Colours text and lines; the second and the third style are those of what stands back inside.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    foreground([Foreground(primary), Foreground(secondary), Foreground(tertiary)])
  }

  /// Colours text and lines; `nil` is the terminal's own colour.
  public func foregroundColor(_ color: Color?) -> some View {
    foreground([.color(color ?? .default)])
  }

  private func foreground(_ levels: [Foreground]) -> some View {
    environmentChange(identity: levels) { $0.setForeground(levels) }
  }

  /// Makes text bold; `false` undoes a `bold()` further out, not what a font says.
  public func bold(_ isActive: Bool = true) -> some View {
    styled("bold", isActive) { $0.setBold(isActive) }
  }

  /// Makes text italic; `false` undoes an `italic()` further out, not what a font says.
  public func italic(_ isActive: Bool = true) -> some View {
    styled("italic", isActive) { $0.isItalic = isActive }
  }

  /// Underlines text. Terminals draw one line, in the colour of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    styled("underline", isActive) { $0.isUnderlined = isActive }
  }

  /// Strikes text through. Terminals draw one line, in the colour of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    styled("strikethrough", isActive) { $0.isStruckThrough = isActive }
  }

  /// Sets the colour of what can be acted on.
  public func tint(_ color: Color?) -> some View {
    environmentChange(identity: color) { $0.tint = color ?? .accentColor }
  }

  private func styled(
    _ name: String, _ isActive: Bool,
    _ change: @escaping @MainActor (inout TextStyle) -> Void
  ) -> some View {
    environmentChange(identity: StyleChange(name: name, isActive: isActive)) {
      change(&$0.textStyle)
    }
  }
}

/// Which attribute is changed, and how.
private struct StyleChange: Hashable {
  let name: String
  let isActive: Bool
}
