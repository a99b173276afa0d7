import ComposableTerminalUI
import Effects
import TabBar
import TerminalTest
import Testing

@MainActor
struct TabBarViewTests {
  @Test func theTabsAreSwitchedByNameAndB1KnowsWhoLoggedIn() async {
    let store = Store(initialState: TabBarFeature.State(loginData: "wimes")) {
      TabBarFeature()
    } withDependencies: {
      $0.numbersClient = .preview
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { TabBarView(store: store) }

    await test.show()
    #expect(test.screen.contains("1 is an odd number."))
    await test.send("tab B")
    #expect(test.screen.contains("login Data: wimes\n2 is an even number."))
    await test.send("tab A")
    #expect(test.screen.contains("1 is an odd number."))
    await test.send("tab C")
    #expect(test.errors.count == 1)
  }
}
