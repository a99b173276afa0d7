import ComposableArchitecture
import Testing

@MainActor
struct SignUpTests {
  @Test func theWholeFlow() async {
    let store = TestStore(initialState: SignUp.State(data: Shared(value: SignUpData()))) {
      SignUp()
    } withDependencies: {
      $0[AccountClient.self].signUp = { data in data.topics == [.testing] }
    }

    await store.send(.startButtonTapped) {
      $0.path[id: 0] = .basics(Basics.State(data: $0.$data))
    }
    await store.send(\.path[id: 0].basics.nextButtonTapped) {
      $0.path[id: 0, case: \.basics]?.alert = AlertState {
        TextState("Check your email and password.")
      }
    }
    await store.send(\.path[id: 0].basics.alert.dismiss) {
      $0.path[id: 0, case: \.basics]?.alert = nil
    }
    store.state.$data.withLock {
      $0.email = "blob@example.com"
      $0.password = "blob!"
    }
    store.assert {
      $0.$data.withLock {
        $0.email = "blob@example.com"
        $0.password = "blob!"
      }
    }
    await store.send(\.path[id: 0].basics.nextButtonTapped)
    await store.receive(\.path[id: 0].basics.delegate.stepFinished) {
      $0.path[id: 1] = .personal(Personal.State(data: $0.$data))
    }
    await store.send(\.path[id: 1].personal.firstNameChanged, "Blob") {
      $0.$data.withLock { $0.firstName = "Blob" }
    }
    await store.send(\.path[id: 1].personal.nextButtonTapped)
    await store.receive(\.path[id: 1].personal.delegate) {
      $0.path.append(.topics(Topics.State(topics: $0.$data.topics)))
    }
    await store.send(\.path[id: 2].topics.topicTapped, .testing) {
      $0.$data.withLock { $0.topics = [.testing] }
    }
    await store.send(\.path[id: 2].topics.doneButtonTapped)
    await store.receive(\.path[id: 2].topics.delegate.stepFinished) {
      $0.path[id: 3] = .summary(Summary.State(data: $0.$data))
    }
    await store.send(\.path[id: 3].summary.submitButtonTapped)
    await store.receive(\.path[id: 3].summary.submitResponse.success)
    await store.receive(\.path[id: 3].summary.delegate.signedUp) {
      $0.$completed.withLock { $0 = 1 }
      $0.isDone = true
      $0.path = StackState()
    }
  }

  @Test func noTopicGoesBack() async {
    let data = Shared(value: SignUpData())
    let store = TestStore(
      initialState: SignUp.State(
        path: StackState([.topics(Topics.State(topics: data.topics))]), data: data)
    ) {
      SignUp()
    }
    await store.send(\.path[id: 0].topics.topicTapped, .macros) {
      $0.$data.topics.withLock { $0 = [.macros] }
    }
    await store.send(\.path[id: 0].topics.topicTapped, .macros) {
      $0.path[id: 0]?.modify(\.topics) { $0.$topics.withLock { $0 = [] } }
    }
    await store.send(\.path[id: 0].topics.doneButtonTapped)
    await store.receive(\.path.popFrom) { $0.path.removeAll() }
  }

  @Test func theSummaryIsEdited() async {
    let data = Shared(value: SignUpData(firstName: "Blob"))
    let store = TestStore(initialState: Summary.State(data: data)) { Summary() }
    await store.send(.editButtonTapped(data)) {
      $0.edit = Personal.State(data: data)
    }
    await store.send(\.edit.firstNameChanged, "Jr.") { _ in
      data.withLock { $0.firstName = "Jr." }
    }
    #expect(store.state.data.firstName == "Jr.")
    await store.send(\.edit.nextButtonTapped)
    await store.receive(\.edit.delegate.stepFinished) { $0.edit = nil }
  }

  @Test func countsAreSharedAndFreshInEachTest() {
    @Shared(.inMemory("signUpCount")) var completed = 0
    #expect(completed == 0)
    $completed.withLock { $0 += 2 }
    let state = SignUp.State(data: Shared(value: SignUpData()))
    #expect(state.completed == 2)
  }

  @Test func nonExhaustive() async {
    let store = TestStore(initialState: SignUp.State(data: Shared(value: SignUpData()))) {
      SignUp()
    }
    store.exhaustivity = .off
    await store.send(.startButtonTapped)
    store.state.$data.withLock {
      $0.email = "a@b.c"
      $0.password = "1234"
    }
    await store.send(\.path[id: 0].basics.nextButtonTapped)
    await store.receive(\.path[id: 0].basics.delegate)
    store.assert { $0.$data.withLock { $0.email = "a@b.c" } }
    #expect(store.state.path.count == 2)
  }
}
