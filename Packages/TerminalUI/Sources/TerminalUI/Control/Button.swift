import TerminalCore

/// What pressing a button means.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Something is lost.
  public static let destructive = ButtonRole(name: "destructive")
  /// Nothing happens; Escape presses such a button of an alert.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action when it is pressed: Enter, Space, a click, or its name in plain
/// mode.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonMarks) private var marks

  /// A button with any label.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The button.
  public var body: some View {
    ControlView(
      kind: .button, label: label, before: marks.before, after: marks.after, role: role,
      press: action
    )
    .marked(role == .destructive)
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// A button with a title and a role.
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TerminalUI.Label<Text, Image> {
  /// A button with a title and a sign.
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}

extension View {
  /// Marks what needs care in red, and in bold where there is no colour.
  func marked(_ isMarked: Bool) -> some View {
    environmentChange(identity: isMarked) {
      guard isMarked else { return }
      $0.setForeground([.color(.red)])
      $0.textStyle.setBold(true)
    }
  }
}
