import TerminalUI

/// Views that are dim, hidden or out of use.
struct VisibilityPage: View {
  @State private var isOff = true

  var body: some View {
    VStack(alignment: .leading) {
      Text("shown")
      Text("hidden, its room stays").hidden()
      Text("dim").opacity(0.5)
      Text("not drawn").opacity(0)
      Button("Out of use") {}.disabled(isOff)
      Toggle("Off", isOn: $isOff)
    }
  }
}
