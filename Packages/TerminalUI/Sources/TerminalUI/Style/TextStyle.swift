public import TerminalCore

/// What a view says about the look of the text inside it.
struct TextStyle: Hashable {
  var foreground: Color?
  var attributes: Attributes = []

  func merged(over base: TextStyle) -> TextStyle {
    TextStyle(
      foreground: foreground ?? base.foreground, attributes: attributes.union(base.attributes))
  }

  var style: Style {
    Style(foreground: foreground ?? .default, attributes: attributes)
  }
}

private struct TextStyleKey: EnvironmentKey {
  static let defaultValue = TextStyle()
}

private struct TintKey: EnvironmentKey {
  static let defaultValue = Color.accentColor
}

extension EnvironmentValues {
  var textStyle: TextStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// The colour of what can be acted on.
  public var tint: Color {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The look of plain text here.
  var style: Style {
    var style = textStyle
    if !isEnabled { style.attributes.insert(.dim) }
    return style.style
  }
}
