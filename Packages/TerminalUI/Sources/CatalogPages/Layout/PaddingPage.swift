import TerminalUI

/// Room around views, and borders.
struct PaddingPage: View {
  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      Text("none").border(.secondary)
      Text("all").padding().border(.secondary)
      Text("sides").padding(.horizontal, 2).border(.red)
      Text("top").padding(.top).border(.tint)
    }
  }
}
