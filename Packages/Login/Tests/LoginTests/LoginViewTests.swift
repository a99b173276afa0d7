import ComposableTerminalUI
import Effects
import Login
import TerminalTest
import Testing

@MainActor
struct LoginViewTests {
  @Test func theFieldHoldsTheNameAndTheButtonLogsIn() async {
    let store = Store(initialState: LoginFeature.State(name: "wimes")) {
      LoginFeature()
    } withDependencies: {
      $0.loginClient = .waiting
    }
    let test = TerminalTest(columns: 40, rows: 8) { LoginView(store: store) }

    #expect(test.grid.contains("wimes"))
    test.click("logIn")
    await test.settle()
    #expect(test.grid.contains("logging in …"))
    #expect(store.isLoggingIn)
    test.tearDown()
  }

  @Test func escapeLeavesALogInThatTakesTooLong() async {
    let store = Store(initialState: LoginFeature.State(name: "wimes")) {
      LoginFeature()
    } withDependencies: {
      $0.loginClient = .waiting
    }
    let test = TerminalTest(columns: 40, rows: 8) { LoginView(store: store) }

    #expect(!test.grid.contains("cancel"))
    test.click("logIn")
    #expect(test.grid.contains("[ cancel ]"))
    test.send(.escape)
    #expect(test.grid.contains(LoginError.cancelled.sentence))
    #expect(!test.grid.contains("cancel ]"))
    test.tearDown()
  }

  @Test func anEmptyNameIsRefusedInWords() async {
    let store = Store(initialState: LoginFeature.State()) {
      LoginFeature()
    } withDependencies: {
      $0.loginClient = .local
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { LoginView(store: store) }

    await test.show()
    await test.send("logIn")
    #expect(test.screen.contains(LoginError.emptyName.sentence))
  }
}
