import ComposableTerminalUI
import Effects
import FeatureA
import TerminalTest
import Testing

@MainActor
struct A1ViewTests {
  @Test func a2IsPushedOverA1AndEscapeGoesBack() async {
    let store = Store(initialState: A1Feature.State()) {
      A1Feature()
    } withDependencies: {
      $0.numbersClient = .preview
    }
    let test = TerminalTest(columns: 40, rows: 12) { A1View(store: store) }

    await test.settle()
    #expect(test.grid.contains("1 is an odd number."))
    test.click("open the A2 View")
    await test.settle()
    #expect(test.grid.contains("3 is an odd number."))
    test.send(.escape)
    await test.settle()
    #expect(test.grid.contains("1 is an odd number."))
    #expect(store.a2 == nil)
  }
}
