import TerminalUI

/// Rooms of a given size, and rooms within limits.
struct FramePage: View {
  var body: some View {
    VStack(spacing: 1) {
      Text("10×3").frame(width: 10, height: 3, alignment: .bottomTrailing).border(.secondary)
      Text("as wide as can be").frame(maxWidth: .infinity).border(.secondary)
      Text("12 at least").frame(minWidth: 12, alignment: .leading).border(.secondary)
      Text("at most nine columns").frame(maxWidth: 9).border(.secondary)
    }
    .frame(maxWidth: 36)
  }
}
