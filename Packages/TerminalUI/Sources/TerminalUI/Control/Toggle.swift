public import Bindings

/// A control that switches something on and off.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label

  /// A toggle with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The toggle.
  public var body: some View {
    let binding = $isOn
    let isOn = isOn
    ControlView(
      kind: .toggle, label: label, before: isOn ? "[x] " : "[ ] ", value: isOn ? "on" : "off",
      keys: [KeyHelp("Space", "switch")], press: { binding.wrappedValue.toggle() },
      assign: { text in
        switch text.lowercased() {
        case "on", "true", "yes": binding.wrappedValue = true
        case "off", "false", "no": binding.wrappedValue = false
        default: return .refused("Say “on” or “off”.")
        }
        return .done
      })
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
