import TerminalUI

/// Stretches of one text in styles of their own.
struct AttributedTextPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("One ") + Text("bold").bold() + Text(" word")
      Text("Two \(Text("red").foregroundStyle(.red)) and \(Text("underlined").underline())")
      Text("Wraps as one text: ") + Text("all of this in italics").italic() + Text(".")
    }
    .frame(width: 24, alignment: .leading)
  }
}
