import TerminalUI

/// A page pushed inside the modal greeting.
struct AboutView: View {
  var body: some View {
    Text("Greetings are said by the modal's own stack.")
      .navigationTitle("About")
  }
}
