public import Bindings
import TerminalCore

/// A control in which a line of text is written.
///
/// It edits like readline, by whole characters: Home and End (Ctrl-A, Ctrl-E), word moves (Alt-B,
/// Alt-F, Ctrl-arrows), kill (Ctrl-K, Ctrl-U, Ctrl-W) and yank (Ctrl-Y).
public struct TextField<Label: View>: View {
  /// What is edited.
  private enum Source {
    case text(Binding<String>)
    case value(FormattedValue)
  }

  private let source: Source
  private let prompt: Text?
  private let axis: Axis
  private let label: Label

  /// A field with any label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label)
  }

  /// A field with any label, which grows downwards with its text if the axis is vertical.
  ///
  /// Such a field is as high as its lines, within the `lineLimit`; Enter submits it, and Enter with Alt
  /// begins a new line.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    source = .text(text)
    self.prompt = prompt
    self.axis = axis
    self.label = label()
  }

  init(value: FormattedValue, prompt: Text?, label: () -> Label) {
    source = .value(value)
    self.prompt = prompt
    axis = .horizontal
    self.label = label()
  }

  /// The field.
  public var body: some View {
    switch source {
    case .text(let text):
      FieldView(text: text, prompt: prompt, label: label, isSecret: false, axis: axis)
    case .value(let value):
      FormattedField(value: value, prompt: prompt, label: label)
    }
  }
}

extension TextField where Label == Text {
  /// A field with a title, shown while the field is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field with a title, shown while the field is empty, which grows downwards with its text if the axis
  /// is vertical.
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

/// A control in which a line of text is written that nobody may read.
public struct SecureField<Label: View>: View {
  @Binding private var text: String
  private let prompt: Text?
  private let label: Label

  /// A field with any label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    _text = text
    self.prompt = prompt
    self.label = label()
  }

  /// The field.
  public var body: some View {
    FieldView(text: $text, prompt: prompt, label: label, isSecret: true)
  }
}

extension SecureField where Label == Text {
  /// A field with a title, shown while the field is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A field with its label before it where the place asks for labels, as a form does.
struct FieldView<Label: View>: View {
  @Binding var text: String
  let prompt: Text?
  let label: Label
  let isSecret: Bool
  var axis = Axis.horizontal
  @Environment(\.showsFieldLabels) var showsLabels
  @Environment(\.hidesLabels) var hidesLabels
  @Environment(\.textFieldStyle) var style

  private var showsLabel: Bool { showsLabels && !hidesLabels }

  var body: some View {
    HStack {
      if showsLabel { label.fixedSize().wrapped(Silent()) }
      if style.hasBorder { field.border(.foreground) } else { field }
    }
  }

  @ViewBuilder private var field: some View {
    let binding = $text
    let showsPlaceholder = !showsLabel && !hidesLabels
    switch axis {
    case .horizontal:
      FieldCore(
        text: text, prompt: prompt, label: label, isSecret: isSecret,
        showsPlaceholder: showsPlaceholder, read: { binding.wrappedValue },
        write: { binding.wrappedValue = $0 })
    case .vertical:
      EditorCore(
        text: text, kind: .field(prompt: prompt, showsPlaceholder: showsPlaceholder),
        label: label, read: { binding.wrappedValue }, write: { binding.wrappedValue = $0 })
    }
  }
}

private struct ShowsFieldLabelsKey: EnvironmentKey {
  static let defaultValue = false
}

private struct FieldRefusalKey: EnvironmentKey {
  static let defaultValue: (@MainActor (String) -> String?)? = nil
}

private struct SubmitActionsKey: EnvironmentKey {
  static let defaultValue: [@MainActor () -> Void] = []
}

extension EnvironmentValues {
  /// Whether fields show their titles before them, and not only while they are empty.
  var showsFieldLabels: Bool {
    get { self[ShowsFieldLabelsKey.self] }
    set { self[ShowsFieldLabelsKey.self] = newValue }
  }

  /// Why a field does not take a text in plain mode; `nil` when it does.
  var fieldRefusal: (@MainActor (String) -> String?)? {
    get { self[FieldRefusalKey.self] }
    set { self[FieldRefusalKey.self] = newValue }
  }

  /// What Enter in a field does.
  var submitActions: [@MainActor () -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when Enter is pressed in a text field inside.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    EnvironmentView(content: self, change: { $0.submitActions.append(action) }, identity: nil)
  }
}
