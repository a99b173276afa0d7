import TerminalUI

/// Views behind others and in front of them.
struct LayersPage: View {
  var body: some View {
    VStack(spacing: 1) {
      Text("on blue").padding(.horizontal, 2).background(.blue)
      Text("dots behind").background { Text("...........") }
      Text("          ")
        .border(.secondary)
        .overlay(alignment: .topTrailing) { Text("new").bold() }
    }
  }
}
