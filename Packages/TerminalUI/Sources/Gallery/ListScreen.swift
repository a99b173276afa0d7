import TerminalUI

/// A long list whose rows push screens.
struct ListScreen: View {
  var body: some View {
    NavigationStack {
      List(1..<100_001, id: \.self) { number in
        NavigationLink("Row \(number)", value: number)
      }
      .navigationTitle("Rows")
      .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
    }
  }
}

/// A screen that was pushed.
private struct NumberScreen: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 1) {
      Text("\(number) × \(number) = \(number * number)")
      Button("Done") { dismiss() }
    }
    .navigationTitle("Row \(number)")
  }
}
