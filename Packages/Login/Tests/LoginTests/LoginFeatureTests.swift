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

  @Test func anEmptyNameIsRefusedInWords() async {
    let store = TestStore(initialState: LoginFeature.State(name: " ")) {
      LoginFeature()
    } withDependencies: {
      $0.loginClient.logIn = { _ in throw LoginError.emptyName }
    }

    await store.send(.logInButtonTapped) {
      $0.isLoggingIn = true
    }
    await store.receive(.logIn(.failure(.emptyName))) {
      $0.isLoggingIn = false
      $0.failure = LoginError.emptyName.sentence
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
