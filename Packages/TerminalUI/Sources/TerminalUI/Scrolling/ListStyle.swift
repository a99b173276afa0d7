/// A look of lists.
public struct ListStyle: Hashable, Sendable {
  let hasBorder: Bool

  /// What the place asks for: rows, nothing around them.
  public static let automatic = ListStyle(hasBorder: false)
  /// Rows, nothing around them.
  public static let plain = ListStyle(hasBorder: false)
  /// Rows, nothing around them.
  public static let inset = ListStyle(hasBorder: false)
  /// Rows, nothing around them.
  public static let grouped = ListStyle(hasBorder: false)
  /// Rows, nothing around them.
  public static let insetGrouped = ListStyle(hasBorder: false)
  /// Rows, nothing around them.
  public static let sidebar = ListStyle(hasBorder: false)
  /// Rows in a border.
  public static let bordered = ListStyle(hasBorder: true)
}

private struct ListStyleKey: EnvironmentKey {
  static let defaultValue = ListStyle.automatic
}

extension EnvironmentValues {
  var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the lists inside.
  public func listStyle(_ style: ListStyle) -> some View {
    environment(\.listStyle, style)
  }
}
