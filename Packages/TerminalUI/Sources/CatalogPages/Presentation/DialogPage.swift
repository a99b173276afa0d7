import TerminalUI

/// A choice of actions.
struct DialogPage: View {
  @State private var isShown = false
  @State private var size = "none"

  var body: some View {
    VStack {
      Text("Size: \(size)")
      Button("Choose …") { isShown = true }
    }
    .confirmationDialog("Which size?", isPresented: $isShown) {
      Button("Small") { size = "small" }
      Button("Large") { size = "large" }
      Button("Cancel", role: .cancel) {}
    }
  }
}
