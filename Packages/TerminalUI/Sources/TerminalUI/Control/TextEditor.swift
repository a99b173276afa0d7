public import Bindings

/// A control in which text of several lines is written.
///
/// It edits like ``TextField``, within a line; Enter begins a new one, the arrows move by lines as
/// they are shown, Ctrl-Home and Ctrl-End to the ends of the text, and Tab leaves. In plain mode `\n` stands for a line break.
public struct TextEditor: View {
  @Binding private var text: String

  /// An editor of a text.
  public init(text: Binding<String>) {
    _text = text
  }

  /// The editor.
  public var body: some View {
    let binding = $text
    EditorCore(
      text: text, kind: .editor, label: Text("text"), read: { binding.wrappedValue },
      write: { binding.wrappedValue = $0 })
  }
}
