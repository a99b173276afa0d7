private struct StackAxisKey: EnvironmentKey {
  static let defaultValue: Axis? = nil
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// The direction of the stack around a view.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the controls inside cannot be used; what is disabled further out stays disabled.
  public func disabled(_ disabled: Bool) -> some View {
    environmentChange(identity: disabled) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
