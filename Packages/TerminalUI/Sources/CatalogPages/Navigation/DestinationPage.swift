import TerminalUI

/// Screens pushed while a value says so.
struct DestinationPage: View {
  @State private var isShown = false
  @State private var chosen: String?

  var body: some View {
    NavigationStack {
      VStack {
        Button("Show details") { isShown = true }
        Button("Choose Mars") { chosen = "Mars" }
      }
      .navigationTitle("Start")
      .navigationDestination(isPresented: $isShown) {
        Text("Details").navigationTitle("Details")
      }
      .navigationDestination(item: $chosen) { planet in
        Button("Leave \(planet)") { chosen = nil }.navigationTitle(planet)
      }
    }
  }
}
