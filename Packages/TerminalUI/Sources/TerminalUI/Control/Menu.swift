import TerminalCore

/// A button that opens a choice of actions in front of the screen; choosing one, or Escape, closes it.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: @MainActor () -> Content
  private let primaryAction: (@MainActor () -> Void)?
  @State private var isOpen = false
  @Environment(\.buttonMarks) private var marks
  @Environment(\.afterPress) private var afterPress

  /// A menu with any label.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    primaryAction = nil
  }

  /// A menu with any label, beside a button with the same label that runs an action.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content
    self.primaryAction = primaryAction
  }

  /// The button.
  public var body: some View {
    if let primaryAction {
      HStack {
        Button(action: primaryAction) { label }
        opener(Text("more").wrapped(SpokenOnly()), sign: "▾")
      }
    } else {
      opener(label, sign: " ▾")
    }
  }

  private func opener(_ label: some View, sign: SanitizedText) -> some View {
    let isOpen = $isOpen
    let afterPress = afterPress
    let content = content
    return LayerView(
      content: ControlView(
        kind: .menu, label: label, before: marks.before, after: sign + marks.after,
        press: { isOpen.wrappedValue = true }),
      kind: .dialog,
      layer: isOpen.wrappedValue
        ? (
          AnyHashable(true),
          VStack(alignment: .leading) { DeferredView(content: content) }
            .fixedSize(horizontal: true, vertical: false).closing(alsoBy: afterPress)
        ) : nil,
      dismiss: { isOpen.wrappedValue = false }, onDismiss: nil)
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a title, beside a button with the same title that runs an action.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TerminalUI.Label<Text, Image> {
  /// A menu with a title and a sign.
  public init(
    _ title: some StringProtocol, systemImage: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}

extension View {
  /// Lets a press inside close what is around a menu too: the menu that it stands in.
  fileprivate func closing(alsoBy outer: (@MainActor () -> Void)?) -> some View {
    EnvironmentView(
      content: self,
      change: { environment in
        let inner = environment.afterPress
        environment.afterPress = {
          inner?()
          outer?()
        }
      }, identity: nil)
  }
}
