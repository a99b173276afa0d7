import TerminalUI

/// A question that must be answered.
struct AlertPage: View {
  @State private var isShown = false
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("Answer: \(answer)")
      Button("Delete …") { isShown = true }
    }
    .alert("Delete it?", isPresented: $isShown) {
      Button("Delete", role: .destructive) { answer = "delete" }
      Button("Keep", role: .cancel) { answer = "keep" }
    } message: {
      Text("It cannot be brought back.")
    }
  }
}
