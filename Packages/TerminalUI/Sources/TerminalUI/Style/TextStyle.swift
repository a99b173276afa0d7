public import TerminalCore

/// What a view says about the look of the text inside it; what it leaves open is said further out.
struct TextStyle: Hashable {
  /// How heavy text is.
  enum Heaviness: Hashable {
    case ofFont
    case weight(Font.Weight)
  }

  var foreground: Foreground?
  var font: Font?
  var heaviness: Heaviness?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?

  func merged(over base: TextStyle) -> TextStyle {
    TextStyle(
      foreground: foreground ?? base.foreground, font: font ?? base.font,
      heaviness: heaviness ?? base.heaviness, isItalic: isItalic ?? base.isItalic,
      isUnderlined: isUnderlined ?? base.isUnderlined,
      isStruckThrough: isStruckThrough ?? base.isStruckThrough)
  }

  /// The attributes, those of the foreground excluded.
  private var attributes: Attributes {
    var attributes = font?.attributes ?? []
    if case .weight(let weight) = heaviness {
      attributes.subtract([.bold, .dim])
      attributes.formUnion(weight.attributes)
    }
    if isItalic == true { attributes.insert(.italic) }
    if isUnderlined == true { attributes.insert(.underline) }
    if isStruckThrough == true { attributes.insert(.strikethrough) }
    return attributes
  }

  /// The look in an environment; what is disabled there is dim.
  @MainActor
  func style(in environment: EnvironmentValues) -> Style {
    let resolved = foreground?.resolved(in: environment)
    var attributes = attributes
    if let resolved { attributes.formUnion(resolved.attributes) }
    if !environment.isEnabled { attributes.insert(.dim) }
    return Style(foreground: resolved?.color ?? .default, attributes: attributes)
  }
}

extension TextStyle {
  mutating func setBold(_ isActive: Bool) {
    heaviness = isActive ? .weight(.bold) : .ofFont
  }

  mutating func setWeight(_ weight: Font.Weight?) {
    heaviness = weight.map { .weight($0) } ?? .ofFont
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

  /// The font of text; `nil` where none has been set.
  public var font: Font? {
    get { textStyle.font }
    set { textStyle.font = newValue }
  }

  /// The look of plain text here.
  @MainActor var style: Style { textStyle.style(in: self) }
}
