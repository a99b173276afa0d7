public import Bindings
import TerminalCore

/// How toggles look and switch.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What a toggle looks like.
  associatedtype Body: View
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Puts a toggle together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
@MainActor
public struct ToggleStyleConfiguration {
  /// What the toggle is called.
  public let label: AnyView
  /// Whether it is on.
  @Binding public var isOn: Bool
}

/// A box with a cross in it.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(
      isOn: configuration.$isOn, label: configuration.label,
      before: configuration.isOn ? "[x] " : "[ ] ")
  }
}

/// A switch behind the label.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(
      isOn: configuration.$isOn, label: configuration.label,
      after: configuration.isOn ? " (─●)" : " (○─)")
  }
}

/// A button that stays down: a mark before its label while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(
      isOn: configuration.$isOn, label: configuration.label,
      before: configuration.isOn ? "[✓ " : "[ ", after: " ]")
  }
}

/// What the place asks for: a box.
public typealias DefaultToggleStyle = CheckboxToggleStyle

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// What the place asks for: a box.
  public nonisolated static var automatic: Self { Self() }
  /// A box with a cross in it.
  public nonisolated static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  public nonisolated static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public nonisolated static var button: Self { Self() }
}

/// A toggle between two marks.
struct ToggleControl<Label: View>: View {
  @Binding var isOn: Bool
  let label: Label
  var before: SanitizedText = ""
  var after: SanitizedText = ""

  var body: some View {
    let binding = $isOn
    ControlView(
      kind: .toggle, label: ControlLabel(content: label), before: before, after: after,
      value: isOn ? "on" : "off", keys: [KeyHelp("Space", "switch")],
      press: { binding.wrappedValue.toggle() },
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

private struct ToggleStyleKey: EnvironmentKey {
  static let defaultValue: (@MainActor (ToggleStyleConfiguration) -> AnyView)? = nil
}

extension EnvironmentValues {
  /// Puts toggles together; `nil` for the usual way.
  var toggleStyle: (@MainActor (ToggleStyleConfiguration) -> AnyView)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the toggles inside look and switch.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    let make: @MainActor (ToggleStyleConfiguration) -> AnyView = {
      AnyView(style.makeBody(configuration: $0))
    }
    return environment(\.toggleStyle, make)
  }
}
