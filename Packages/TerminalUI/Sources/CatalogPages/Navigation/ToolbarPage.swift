import TerminalUI

/// Controls beside the title and below the screen.
struct ToolbarPage: View {
  @State private var last = "nothing yet"

  var body: some View {
    NavigationStack {
      Text("Pressed: \(last)")
        .navigationTitle("Letter")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { last = "Cancel" }
          }
          ToolbarItem(placement: .primaryAction) {
            Button("Send") { last = "Send" }
          }
          ToolbarItem(placement: .bottomBar) {
            Button("Attach") { last = "Attach" }
          }
        }
    }
  }
}
