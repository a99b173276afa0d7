/// The label of a control, which `labelsHidden()` takes off the screen; plain mode still says it.
struct ControlLabel<Content: View>: View {
  let content: Content
  @Environment(\.hidesLabels) var isHidden

  var body: some View {
    content.wrapped(SpokenOnly(isHidden: isHidden))
  }
}

private struct HidesLabelsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether controls do not show their labels.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

extension View {
  /// Takes the labels of the controls inside off the screen; plain mode still says them.
  public func labelsHidden() -> some View {
    environment(\.hidesLabels, true)
  }
}
