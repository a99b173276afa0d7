public import Bindings
public import FoundationEssentials

/// A field over a value that is written and read by a format.
///
/// What is typed becomes the value when Enter is pressed or the field is left; what cannot be read
/// leaves the value as it is.
struct FormattedField<Label: View>: View {
  let value: FormattedValue
  let prompt: Text?
  let label: Label
  @State var typed: String?
  @FocusState var isFocused: Bool

  var body: some View {
    FieldView(
      text: Binding(get: { shown }, set: { take($0) }), prompt: prompt, label: label,
      isSecret: false
    )
    .focused($isFocused)
    .onChange(of: isFocused) { commit() }
    .submittingFirst { commit() }
    .environment(\.fieldRefusal, refusal)
  }

  private var shown: String { isFocused ? typed ?? value.text() : value.text() }

  private func refusal(_ text: String) -> String? {
    value.read(text) == nil ? "Say a value such as “\(value.text())”." : nil
  }

  private func take(_ text: String) {
    if isFocused {
      typed = text
    } else {
      value.read(text)?()
    }
  }

  private func commit() {
    if let typed { value.read(typed)?() }
    typed = nil
  }
}

/// A value behind a format.
struct FormattedValue {
  /// The value as the format writes it.
  let text: @MainActor () -> String
  /// What writes the value that a text stands for; `nil` for a text that stands for none.
  let read: @MainActor (String) -> (@MainActor () -> Void)?
}

extension View {
  /// Runs an action when Enter is pressed in a field inside, before those said further out.
  fileprivate func submittingFirst(_ action: @escaping @MainActor () -> Void) -> some View {
    EnvironmentView(
      content: self, change: { $0.submitActions.insert(action, at: 0) }, identity: nil)
  }
}

extension TextField {
  /// A field over a value that a format writes and reads, with any label.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(
      value: FormattedValue(
        text: { format.format(value.wrappedValue) },
        read: { text in
          guard let new = try? format.parseStrategy.parse(text) else { return nil }
          return { value.wrappedValue = new }
        }), prompt: prompt, label: label)
  }

  /// A field over a value that a format writes and reads, with any label; the empty field is `nil`.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(
      value: FormattedValue(
        text: { value.wrappedValue.map { format.format($0) } ?? "" },
        read: { text in
          if text.isEmpty { return { value.wrappedValue = nil } }
          guard let new = try? format.parseStrategy.parse(text) else { return nil }
          return { value.wrappedValue = new }
        }), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// A field with a title over a value that a format writes and reads.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field with a title over a value that a format writes and reads; the empty field is `nil`.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}
