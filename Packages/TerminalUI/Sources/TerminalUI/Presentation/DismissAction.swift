/// Leaves the presentation or the pushed screen that a view stands in.
@MainActor
public struct DismissAction {
  private let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)? = nil) {
    self.action = action
  }

  var isPresented: Bool { action != nil }

  /// Leaves; does nothing on a screen that was not presented.
  public func callAsFunction() {
    action?()
  }
}

private struct DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction()
}

extension EnvironmentValues {
  /// Leaves the presentation or the pushed screen that a view stands in.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether a view stands in a presentation or in a pushed screen.
  @MainActor public var isPresented: Bool { dismiss.isPresented }

  /// Leaves behind what concerns only the place where a screen is presented from.
  mutating func prepareForPresentation() {
    stackAxis = nil
    isEnabled = true
    textStyle = TextStyle()
    contentForegrounds = ContentForegrounds()
    lineLimit = nil
    reservedLines = 1
    truncationMode = .tail
    multilineTextAlignment = .leading
    pickerStyle = .automatic
    textFieldStyle = .automatic
    listStyle = .automatic
    labelStyle = nil
    toggleStyle = nil
    hidesLabels = false
    keyboardShortcut = nil
    help = nil
    focusLinks = []
    afterPress = nil
    isToolbar = false
    showsFieldLabels = false
    buttonMarks = .bordered
    submitActions = []
  }
}

extension View {
  /// Keeps Escape from dismissing the presentation that the view stands in.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    FactView(content: self) { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }
}
