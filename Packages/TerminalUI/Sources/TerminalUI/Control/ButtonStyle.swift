import TerminalCore

/// What stands around a button's label.
struct ButtonMarks: Hashable {
  let before: SanitizedText
  let after: SanitizedText

  static let bordered = ButtonMarks(before: "[ ", after: " ]")
  static let plain = ButtonMarks(before: "", after: "")
}

private struct ButtonMarksKey: EnvironmentKey {
  static let defaultValue = ButtonMarks.bordered
}

extension EnvironmentValues {
  var buttonMarks: ButtonMarks {
    get { self[ButtonMarksKey.self] }
    set { self[ButtonMarksKey.self] = newValue }
  }
}

/// A look of buttons.
public struct PrimitiveButtonStyle: Hashable, Sendable {
  let marks: ButtonMarks

  /// What the place asks for: brackets.
  public static let automatic = PrimitiveButtonStyle(marks: .bordered)
  /// Brackets around the label.
  public static let bordered = PrimitiveButtonStyle(marks: .bordered)
  /// Brackets around the label.
  public static let borderedProminent = PrimitiveButtonStyle(marks: .bordered)
  /// The label alone.
  public static let borderless = PrimitiveButtonStyle(marks: .plain)
  /// The label alone.
  public static let plain = PrimitiveButtonStyle(marks: .plain)
}

extension View {
  /// Sets the look of the buttons inside.
  public func buttonStyle(_ style: PrimitiveButtonStyle) -> some View {
    environment(\.buttonMarks, style.marks)
  }
}
