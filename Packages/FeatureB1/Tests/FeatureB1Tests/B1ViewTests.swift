import ComposableTerminalUI
import Effects
import FeatureB1
import TerminalTest
import Testing

@MainActor
struct B1ViewTests {
  @Test func theLogInNameIsShownAndB2IsPushedAndPopped() async {
    let store = Store(initialState: B1Feature.State(loginData: "wimes")) {
      B1Feature()
    } withDependencies: {
      $0.numbersClient = .preview
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { B1View(store: store) }

    await test.show()
    #expect(test.screen.contains("login Data: wimes\n2 is an even number."))
    await test.send("Open the B2View")
    #expect(test.screen.contains("4 is an even number."))
    #expect(!test.screen.contains("login Data"))
    await test.send("back")
    #expect(test.screen.contains("login Data: wimes\n2 is an even number."))
    #expect(store.b2 == nil)
    #expect(test.errors == [])
  }

  @Test func openingB2LeavesNoRequestOfB1Behind() async {
    let store = Store(initialState: B1Feature.State()) {
      B1Feature()
    } withDependencies: {
      $0.numbersClient = .waiting
    }
    let test = TerminalTest(columns: 40, rows: 12) { B1View(store: store) }

    await test.settle()
    #expect(store.hasRunningEffects)
    test.tearDown()
    store.send(.openB2ButtonTapped)
    await store.settle()
    #expect(!store.hasRunningEffects)
  }
}
