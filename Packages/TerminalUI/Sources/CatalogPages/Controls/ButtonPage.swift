import TerminalUI

/// Buttons: with a role, with any label, plain, disabled.
struct ButtonPage: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Pressed \(count) times")
      Button("Add one") { count += 1 }
      Button("Start again", role: .destructive) { count = 0 }
      Button {
        count += 10
      } label: {
        Label("Add ten", systemImage: "plus")
      }
      Button("Plain") { count += 1 }.buttonStyle(.plain)
      Button("Not now") { count -= 1 }.disabled(true)
    }
  }
}
