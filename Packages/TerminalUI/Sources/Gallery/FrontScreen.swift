import TerminalUI

/// What can stand in front of a screen.
struct FrontScreen: View {
  @State private var isSheetShown = false
  @State private var isAlertShown = false
  @State private var isDialogShown = false
  @State private var answer = "nothing yet"
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 1) {
      Text("Answer: \(answer)")
      Button("Sheet") { isSheetShown = true }
      Button("Alert") { isAlertShown = true }
      Button("Choice") { isDialogShown = true }
      Button("Quit", role: .destructive) { quit() }
    }
    .sheet(isPresented: $isSheetShown) {
      SheetScreen(answer: $answer)
    }
    .alert("Really?", isPresented: $isAlertShown) {
      Button("Yes") { answer = "yes" }
      Button("No", role: .cancel) { answer = "no" }
    } message: {
      Text("An alert asks one thing.")
    }
    .confirmationDialog("Which one?", isPresented: $isDialogShown) {
      Button("This") { answer = "this" }
      Button("That") { answer = "that" }
    }
  }
}

private struct SheetScreen: View {
  @Binding var answer: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 1) {
      TextField("Your answer", text: $answer).onSubmit { dismiss() }.frame(maxWidth: 30)
      Button("Close") { dismiss() }
    }
  }
}
