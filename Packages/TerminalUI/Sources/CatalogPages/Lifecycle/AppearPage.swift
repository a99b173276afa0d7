import TerminalUI

/// Told when views come on screen and when they leave.
struct AppearPage: View {
  @State private var isShown = true
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Toggle("Shown", isOn: $isShown)
      if isShown {
        Text("Here I am")
          .onAppear { log.append("appeared") }
          .onDisappear { log.append("disappeared") }
      }
      Text(log.suffix(4).joined(separator: ", "))
    }
  }
}
