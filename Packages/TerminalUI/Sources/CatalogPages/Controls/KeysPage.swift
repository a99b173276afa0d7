import TerminalUI

/// Keys that press a control from anywhere; `?` lists them.
struct KeysPage: View {
  @State private var last = "none"

  var body: some View {
    VStack {
      Button("Reload") { last = "r" }
        .keyboardShortcut("r")
        .help("Loads all of it again.")
      Button("Save") { last = "Ctrl-S" }
        .keyboardShortcut("s", modifiers: .control)
        .help("Keeps what was typed.")
      Button("Up") { last = "Alt-U" }.keyboardShortcut("u", modifiers: .option)
      Text("Last key: \(last)")
    }
  }
}
