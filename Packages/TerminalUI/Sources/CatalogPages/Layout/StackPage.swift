import TerminalUI

/// Views below each other, side by side, and on top of each other.
struct StackPage: View {
  var body: some View {
    VStack(alignment: .trailing, spacing: 1) {
      Text("below each other")
      HStack(spacing: 3) {
        Text("side")
        Text("by")
        Text("side")
      }
      ZStack(alignment: .bottomTrailing) {
        Text("......\n......")
        Text("top").bold()
      }
    }
    .border(.secondary)
  }
}
