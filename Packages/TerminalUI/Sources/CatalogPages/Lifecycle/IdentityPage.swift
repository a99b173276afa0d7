import TerminalUI

/// A changed identity is a new view: its state begins anew.
struct IdentityPage: View {
  @State private var generation = 1

  var body: some View {
    VStack {
      Counter().id(generation)
      Button("Another identity") { generation += 1 }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Count: \(count)") { count += 1 }
  }
}
