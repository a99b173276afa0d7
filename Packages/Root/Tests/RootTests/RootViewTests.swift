import ComposableTerminalUI
import Effects
import Root
import TerminalTest
import Testing

@MainActor
struct RootViewTests {
  @Test func theWindowIsReplacedByLoggingInAndOut() async {
    let store = Store(initialState: RootFeature.State(name: "wimes")) {
      RootFeature()
    } withDependencies: {
      $0.loginClient = .local
      $0.numbersClient = .preview
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { RootView(store: store) }

    let code = await test.run(
      "logIn", "tab B", "Open the B2View", "back", "log out", "logIn", "tab B", "quit")

    #expect(code == 0)
    #expect(test.errors == [])
    let facts = test.output.map { $0.contains("logIn") ? "login" : $0.firstFact }
    #expect(facts == ["login", "1", "2", "4", "2", "login", "1", "2"])
  }
}

extension String {
  fileprivate var firstFact: String {
    split(separator: "\n").first { $0.contains(" is an ") }
      .flatMap { $0.split(separator: " ").first.map(String.init) } ?? ""
  }
}
