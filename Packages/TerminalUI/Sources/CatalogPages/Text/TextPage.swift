import TerminalUI

/// Text and its styles.
struct TextPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Plain, as it is")
      Text("Bold").bold()
      Text("Italic").italic()
      Text("Underlined").underline()
      Text("Struck through").strikethrough()
      Text("Coloured").foregroundStyle(.red)
      Text("Standing back").foregroundStyle(.secondary)
      Text("A headline").font(.headline)
    }
  }
}
