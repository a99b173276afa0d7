import TerminalUI

/// Controls that belong together.
struct ControlGroupPage: View {
  @State private var size = 3

  var body: some View {
    VStack(alignment: .leading) {
      Text(String(repeating: "●", count: size))
      ControlGroup("Size") {
        Button("Less") { size = max(size - 1, 0) }
        Button("More") { size = min(size + 1, 20) }
      }
      ControlGroup {
        Button("None") { size = 0 }
      }
    }
  }
}
