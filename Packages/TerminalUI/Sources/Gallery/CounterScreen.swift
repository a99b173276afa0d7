import TerminalUI

/// State, a button with a key, and work that takes a while.
struct CounterScreen: View {
  @State private var count = 0
  @State private var isWorking = false

  var body: some View {
    VStack(spacing: 1) {
      Text("\(count)").bold()
      HStack {
        Button("Less") { count -= 1 }.keyboardShortcut("-")
        Button("More") { count += 1 }.keyboardShortcut("+")
          .help("Adds one.")
      }
      Button(isWorking ? "Stop" : "Count by itself") { isWorking.toggle() }
      if isWorking {
        ProgressView("Counting …")
          .task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1))
              if !Task.isCancelled { count += 1 }
            }
          }
      }
    }
    .padding()
    .border(.secondary)
  }
}
