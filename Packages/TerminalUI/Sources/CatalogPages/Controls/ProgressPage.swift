import TerminalUI

/// Work that goes on: of unknown length, and as a part of the whole.
struct ProgressPage: View {
  @State private var done = 3.0

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ProgressView()
      ProgressView("Loading …")
      ProgressView(value: done, total: 10)
      ProgressView("Copying", value: done, total: 10)
      ProgressView(value: done, total: 10) {
        Text("Files")
      } currentValueLabel: {
        Text("\(Int(done)) of 10")
      }
      Button("Go on") { done = done < 10 ? done + 1 : 0 }
    }
    .frame(maxWidth: 34)
  }
}
