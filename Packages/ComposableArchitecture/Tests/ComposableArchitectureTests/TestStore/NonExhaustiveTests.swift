import ComposableArchitecture
import Testing

/// Tests that assert a part only.
@MainActor
struct NonExhaustiveTests {
  @Reducer
  struct Login {
    @ObservableState
    struct State: Equatable {
      var email = ""
      var isLoading = false
      var profile: String?
      var visits = 0
    }
    enum Action: Equatable {
      case logInButtonTapped
      case logInResponse(String)
      case profileLoaded(String)
      case visited
      case wait
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .logInButtonTapped:
          state.isLoading = true
          state.visits += 1
          return .merge(.send(.visited), .run { send in await send(.logInResponse("Blob")) })
        case .logInResponse(let name):
          state.email = "\(name)@example.com"
          state.isLoading = false
          return .send(.profileLoaded(name))
        case .profileLoaded(let name):
          state.profile = name
          return .none
        case .visited:
          state.visits += 1
          return .none
        case .wait:
          return .run { _ in try await Task.never() }
        }
      }
    }
  }

  private func issues(
    _ exhaustivity: Exhaustivity, _ steps: @MainActor (TestStoreOf<Login>) async -> Void
  ) async -> [RecordedIssues.Issue] {
    await RecordedIssues.during {
      let store = TestStore(initialState: Login.State()) { Login() }
      store.exhaustivity = exhaustivity
      await steps(store)
    }
  }

  @Test func onlyTheFieldsThatAreNamedAreCompared() async {
    let issues = await issues(.off) { store in
      await store.send(.logInButtonTapped) { $0.isLoading = true }
      await store.receive(\.profileLoaded) { $0.profile = "Blob" }
      store.assert {
        $0.email = "Blob@example.com"
        $0.visits = 2
      }
    }
    #expect(issues == [])
  }

  @Test func aWrongFieldIsToldWithItsActualValue() async throws {
    let issues = await issues(.off) { store in
      await store.send(.logInButtonTapped) { $0.visits = 7 }
      await store.receive(\.logInResponse) { $0.email = "x" }
      store.assert { $0.profile = "Jr." }
    }
    try #require(issues.count == 3)
    #expect(issues[0].message.contains("visits: 7"))
    #expect(issues[1].message.contains("Blob@example.com"))
    #expect(issues[2].message.contains("Jr."))
  }

  @Test func actionsBeforeTheOneReceivedAreSkipped() async {
    let issues = await issues(.off) { store in
      await store.send(.logInButtonTapped)
      await store.receive(\.logInResponse, "Blob")
      #expect(store.state.visits == 2)
      #expect(store.state.profile == nil)
      await store.skipReceivedActions()
      #expect(store.state.profile == "Blob")
    }
    #expect(issues == [])
  }

  @Test func anActionThatNeverComesIsStillAnIssue() async {
    let issues = await issues(.off) { store in
      await store.send(.logInButtonTapped)
      await store.receive(\.profileLoaded)
      await store.receive(\.visited)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("received none") == true)
  }

  @Test func aSendTakesWhatWasReceivedSoFar() async {
    let issues = await issues(.off) { store in
      await store.send(.logInButtonTapped)
      await store.send(.visited) { $0.visits = 3 }
      #expect(store.state.profile == "Blob")
    }
    #expect(issues == [])
  }

  @Test func nothingIsLeftToAssertAtTheEnd() async {
    let issues = await issues(.off) { store in
      await store.send(.logInButtonTapped)
      await store.send(.wait)
    }
    #expect(issues == [])
  }

  @Test func whatWasSkippedIsShownWithoutFailing() async {
    let failing = await issues(.off(showSkippedAssertions: true), assertAPart)
    #expect(failing == [])
    let shown = await RecordedIssues.all {
      let store = TestStore(initialState: Login.State()) { Login() }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await assertAPart(store)
    }
    #expect(shown.count == 3)
    for issue in shown {
      #expect(issue.message.contains("not asserted") || issue.message.contains("skipped"))
    }
  }

  @Test func whatIsLeftAtTheEndIsShownWithoutFailing() async {
    func leave(_ exhaustivity: Exhaustivity) async {
      let store = TestStore(initialState: Login.State()) { Login() }
      store.exhaustivity = exhaustivity
      await store.send(.wait)
      await store.send(.logInButtonTapped) { $0.isLoading = true }
    }
    let failing = await RecordedIssues.during {
      await leave(.off(showSkippedAssertions: true))
    }
    #expect(failing == [])
    let shown = await RecordedIssues.all { await leave(.off(showSkippedAssertions: true)) }
    #expect(shown.contains { $0.message.contains("unexpected action") })
    #expect(shown.contains { $0.message.contains("still running") })
    let silent = await RecordedIssues.all { await leave(.off(showSkippedAssertions: false)) }
    #expect(silent == [])
  }

  private func assertAPart(_ store: TestStoreOf<Login>) async {
    await store.send(.logInButtonTapped) { $0.isLoading = true }
    await store.receive(\.profileLoaded) { $0.profile = "Blob" }
    await store.send(.wait)
    await store.skipInFlightEffects()
  }

  @Test func exhaustivityComesBackAfterAPart() async {
    let issues = await issues(.on) { store in
      await store.withExhaustivity(.off) {
        await store.send(.logInButtonTapped)
        await store.skipReceivedActions()
      }
      await store.send(.visited)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.message.contains("not expected to change") == true)
  }
}
