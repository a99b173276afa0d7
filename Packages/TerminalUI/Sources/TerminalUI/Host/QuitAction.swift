/// Ends the program.
@MainActor
public struct QuitAction {
  private let action: @MainActor (Int32) -> Void

  nonisolated init(_ action: @escaping @MainActor (Int32) -> Void = { _ in }) {
    self.action = action
  }

  /// Ends the program with an exit code, 0 for success.
  public func callAsFunction(_ code: Int32 = 0) {
    action(code)
  }
}

private struct QuitKey: EnvironmentKey {
  static let defaultValue = QuitAction()
}

extension EnvironmentValues {
  /// Ends the program.
  public var quit: QuitAction {
    get { self[QuitKey.self] }
    set { self[QuitKey.self] = newValue }
  }
}
