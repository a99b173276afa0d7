import TerminalUI

/// Text of several lines.
struct TextEditorPage: View {
  @State private var text = "Dear reader,\nthis is yours."

  var body: some View {
    VStack {
      TextEditor(text: $text).frame(height: 5)
      Text("\(text.split(separator: "\n").count) lines, \(text.count) characters")
    }
    .frame(maxWidth: 30)
  }
}
