public import Bindings

/// A control that switches something on and off.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// A toggle with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The toggle.
  public var body: some View {
    if let style {
      style(ToggleStyleConfiguration(label: AnyView(label), isOn: $isOn))
    } else {
      ToggleControl(isOn: $isOn, label: label, before: isOn ? "[x] " : "[ ] ")
    }
  }
}

extension Toggle where Label == TerminalUI.Label<Text, Image> {
  /// A toggle with a title and a sign.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
