import TerminalUI

/// On or off.
struct TogglePage: View {
  @State private var isLoud = true
  @State private var isDark = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Loud", isOn: $isLoud)
      Toggle(isOn: $isDark) {
        Text("Dark").italic()
      }
      Toggle("Never", isOn: .constant(false)).disabled(true)
      Text(isLoud ? "LOUD" : "quiet")
    }
  }
}
