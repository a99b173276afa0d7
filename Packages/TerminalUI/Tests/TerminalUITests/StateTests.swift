import Bindings
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

  private final class Keep {
    var binding: Binding<Int>?
  }

  private struct Lender: View {
    @State private var count = 1
    let keep: Keep

    var body: some View {
      Text("Count: \(count)").onAppear { keep.binding = $count }
    }
  }

  private struct Host: View {
    @State private var isShown = true
    let keep: Keep

    var body: some View {
      if isShown { Lender(keep: keep) }
      Button("Hide") { isShown = false }
    }
  }

  @Test func `A binding that outlives its view still holds the last value`() throws {
    let keep = Keep()
    let test = TerminalTest(columns: 12, rows: 2) { Host(keep: keep) }
    let binding = try #require(keep.binding)
    binding.wrappedValue += 1
    #expect(test.grid.contains("Count: 2"))
    test.send(.enter)
    #expect(!test.grid.contains("Count"))
    binding.wrappedValue += 1
    #expect(binding.wrappedValue == 3)
    test.tearDown()
    binding.wrappedValue += 1
    #expect(binding.wrappedValue == 4)
  }

  private final class Canary {}

  private struct Holder: View {
    @State private var canary = Canary()
    let see: (Canary) -> Void

    var body: some View {
      let _ = $canary
      Text("x").onAppear { see(canary) }
    }
  }

  @Test func `A state ends with its view when nobody keeps the binding`() {
    weak var canary: Canary?
    let test = TerminalTest(columns: 5, rows: 1) { Holder { canary = $0 } }
    #expect(canary != nil)
    test.tearDown()
    #expect(canary == nil)
  }
}
