import TerminalUI

/// Work that runs while a view is on screen, and again when a value changes.
struct TaskPage: View {
  @State private var number = 1
  @State private var result = "…"

  var body: some View {
    VStack {
      Stepper("Number \(number)", value: $number, in: 1...20)
      Text("Sum up to it: \(result)")
    }
    .task(id: number) {
      result = "…"
      await Task.yield()
      if !Task.isCancelled { result = "\((1...number).reduce(0, +))" }
    }
  }
}
