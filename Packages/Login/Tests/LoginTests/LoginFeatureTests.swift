import ComposableArchitecture
import Effects
import Login
import Testing

@MainActor
struct LoginFeatureTests {
  @Test func loggingInShowsThatItIsUnderWayAndThenSucceeds() async {
    let store = TestStore(initialState: LoginFeature.State(name: "wimes")) {
      LoginFeature()
    } withDependencies: {
      $0.loginClient.logIn = { name in name }
    }

    await store.send(.logInButtonTapped) {
      $0.isLoggingIn = true
    }
    await store.receive(\.logIn.success, "wimes") {
      $0.isLoggingIn = false
    }
  }

  @Test func aFailureIsShownAndCanBeRetried() async {
    let attempts = LockIsolated(0)
    let store = TestStore(initialState: LoginFeature.State(name: "wimes")) {
      LoginFeature()
    } withDependencies: {
      $0.loginClient.logIn = { name in
        let attempt = attempts.withValue { attempts in
          attempts += 1
          return attempts
        }
        guard attempt > 1 else { throw LoginError.failed(reason: "The service is down.") }
        return name
      }
    }

    await store.send(.logInButtonTapped) {
      $0.isLoggingIn = true
    }
    await store.receive(.logIn(.failure(.failed(reason: "The service is down.")))) {
      $0.isLoggingIn = false
      $0.failure = LoginError.failed(reason: "The service is down.").sentence
    }
    await store.send(.logInButtonTapped) {
      $0.failure = nil
      $0.isLoggingIn = true
    }
    await store.receive(\.logIn.success, "wimes") {
      $0.isLoggingIn = false
    }
  }

  @Test(arguments: [
    ("", LoginError.emptyName), (" \t\n", .emptyName), ("\u{1B}[2J", .emptyName),
    (String(repeating: "x", count: 65), .tooLong(limit: 64)),
  ])
  func aNameThatIsNoneIsRefusedInWordsAndNobodyIsAsked(_ name: String, _ error: LoginError) async {
    let store = TestStore(initialState: LoginFeature.State(name: name)) {
      LoginFeature()
    }

    await store.send(.logInButtonTapped) {
      $0.failure = error.sentence
    }
    await store.send(\.binding.name, "wimes") {
      $0.name = "wimes"
      $0.failure = nil
    }
  }

  @Test func theNameIsAskedWithoutTheRoomAroundIt() async {
    let store = TestStore(initialState: LoginFeature.State(name: " Ada L \n")) {
      LoginFeature()
    } withDependencies: {
      $0.loginClient.logIn = { name in name }
    }

    await store.send(.logInButtonTapped) {
      $0.isLoggingIn = true
    }
    await store.receive(\.logIn.success, "Ada L") {
      $0.isLoggingIn = false
    }
  }

  @Test func aLogInThatTakesTooLongCanBeCancelledAndTriedAgain() async {
    let store = TestStore(initialState: LoginFeature.State(name: "wimes")) {
      LoginFeature()
    } withDependencies: {
      $0.loginClient = .waiting
    }

    await store.send(.cancelButtonTapped)
    await store.send(.logInButtonTapped) {
      $0.isLoggingIn = true
    }
    await store.send(.cancelButtonTapped) {
      $0.isLoggingIn = false
      $0.failure = LoginError.cancelled.sentence
    }
    await store.finish()
    await store.send(.logInButtonTapped) {
      $0.failure = nil
      $0.isLoggingIn = true
    }
    await store.send(.cancelButtonTapped) {
      $0.isLoggingIn = false
      $0.failure = LoginError.cancelled.sentence
    }
  }

  @Test func typingTakesTheComplaintAway() async {
    var state = LoginFeature.State(name: "")
    state.failure = "What is your name?"
    let store = TestStore(initialState: state) {
      LoginFeature()
    }

    await store.send(\.binding.name, "w") {
      $0.name = "w"
      $0.failure = nil
    }
  }

  @Test func aSecondTapWhileLoggingInDoesNothing() async {
    let (answers, answer) = AsyncStream.makeStream(of: String.self)
    let store = TestStore(initialState: LoginFeature.State(name: "wimes")) {
      LoginFeature()
    } withDependencies: {
      $0.loginClient.logIn = { _ in
        for await name in answers { return name }
        throw LoginError.failed(reason: "The service is down.")
      }
    }

    await store.send(.logInButtonTapped) {
      $0.isLoggingIn = true
    }
    await store.send(.logInButtonTapped)
    answer.yield("wimes")
    await store.receive(\.logIn.success, "wimes") {
      $0.isLoggingIn = false
    }
  }
}
