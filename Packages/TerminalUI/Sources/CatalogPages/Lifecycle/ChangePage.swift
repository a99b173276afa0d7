import TerminalUI

/// Told when a value has changed, with the old one and the new one.
struct ChangePage: View {
  @State private var level = 1
  @State private var note = "No change yet"

  var body: some View {
    VStack {
      Stepper("Level \(level)", value: $level, in: 0...9)
      Text(note)
    }
    .onChange(of: level) { old, new in
      note = new > old ? "Up from \(old)" : "Down from \(old)"
    }
  }
}
