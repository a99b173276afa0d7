import TerminalCore

/// Whether there is little room or much in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room: fewer than 60 columns, or fewer than 16 rows.
  case compact
  /// Much room.
  case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

extension EnvironmentValues {
  /// Whether the terminal has few columns or many.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Whether the terminal has few rows or many.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Takes what the size of the terminal says.
  mutating func take(_ size: Size) {
    horizontalSizeClass = size.columns < 60 ? .compact : .regular
    verticalSizeClass = size.rows < 16 ? .compact : .regular
  }
}
