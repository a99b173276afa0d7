import TerminalTest
import Testing

@MainActor
struct StateTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  @Test func `A button changes state and the screen follows`() {
    let test = TerminalTest(columns: 12, rows: 2) { Counter() }
    test.expectGrid(
      """
        Count: 0
        [ Add ]
      """)
    test.send(.enter)
    test.send(.character(" "))
    test.expectGrid(
      """
        Count: 2
        [ Add ]
      """)
  }
}
