import TerminalUI

/// What stands where there is nothing.
struct UnavailablePage: View {
  @State private var mails: [String] = []

  var body: some View {
    if mails.isEmpty {
      ContentUnavailableView {
        Label("No Mail", systemImage: "star")
      } description: {
        Text("What comes in is shown here.")
      } actions: {
        Button("Look for mail") { mails = ["From Ada"] }
      }
    } else {
      List(mails, id: \.self) { Text($0) }
    }
  }
}
