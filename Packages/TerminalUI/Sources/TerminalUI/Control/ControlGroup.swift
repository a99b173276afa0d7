/// Controls that belong together, side by side.
public struct ControlGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Controls with a label, which plain mode says.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The controls.
  public var body: some View {
    HStack(spacing: 0) {
      label.wrapped(SpokenOnly())
      ContainerView(layout: FlowLayout(spacing: 1), axis: .horizontal, content: content)
    }
  }
}

extension ControlGroup where Label == EmptyView {
  /// Controls without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension ControlGroup where Label == Text {
  /// Controls with a title, which plain mode says.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Label == TerminalUI.Label<Text, Image> {
  /// Controls with a title, which plain mode says, and a sign.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}
