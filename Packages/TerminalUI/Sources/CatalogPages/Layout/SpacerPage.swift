import TerminalUI

/// Room that grows, and lines between views.
struct SpacerPage: View {
  var body: some View {
    VStack {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      Divider()
      HStack {
        Text("one")
        Divider()
        Text("two")
        Spacer(minLength: 4)
        Text("far")
      }
      .frame(height: 1)
      Spacer()
      Text("bottom")
    }
    .frame(width: 24, height: 7)
    .border(.secondary)
  }
}
