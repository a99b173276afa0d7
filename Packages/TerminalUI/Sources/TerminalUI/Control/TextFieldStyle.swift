/// A look of text fields.
public struct TextFieldStyle: Hashable, Sendable {
  let hasBorder: Bool

  /// What the place asks for: a line under the text.
  public static let automatic = TextFieldStyle(hasBorder: false)
  /// A line under the text.
  public static let plain = TextFieldStyle(hasBorder: false)
  /// A border around the field.
  public static let roundedBorder = TextFieldStyle(hasBorder: true)
  /// A border around the field.
  public static let squareBorder = TextFieldStyle(hasBorder: true)
}

private struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = TextFieldStyle.automatic
}

extension EnvironmentValues {
  var textFieldStyle: TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text fields inside.
  public func textFieldStyle(_ style: TextFieldStyle) -> some View {
    environment(\.textFieldStyle, style)
  }
}
