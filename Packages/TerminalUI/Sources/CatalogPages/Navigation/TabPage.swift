import TerminalUI

/// Screens side by side; digits and Ctrl-arrows switch.
struct TabPage: View {
  @State private var tab = "home"

  var body: some View {
    TabView(selection: $tab) {
      Button("Go to settings") { tab = "settings" }
        .tabItem { Text("Home") }
        .tag("home")
      Text("You have no mail.")
        .tabItem { Label("Mail", systemImage: "star") }
        .tag("mail")
      Toggle("Loud", isOn: .constant(true))
        .tabItem { Text("Settings") }
        .tag("settings")
    }
  }
}
