import ComposableArchitecture
import Testing

/// Test stores whose feature has gone, or has much to tell.
@MainActor
struct TestStoreEndTests {
  @Test func aSendAfterTheFeatureHasDismissedItselfIsOneFailure() async {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      let store = TestStore(initialState: Worker.State()) { Worker(journal: Journal()) }
      await store.send(.closeButtonTapped)
      #expect(store.isDismissed)
      line = #line + 1
      await store.send(.bump) { $0.count = 1 }
      #expect(store.state.count == 0)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.line == line)
    #expect(issues.first?.message.contains("dismissed") == true)
  }

  @Test func manyActionsAreReceivedOneByOne() async {
    let count = 500
    let store = TestStore(initialState: Recorder.State()) {
      Recorder { state, action in
        guard action == .start else { return .none }
        return .merge((0..<count).map { .send(.value($0)) })
      }
    }
    await store.send(.start)
    for number in 0..<count {
      await store.receive(\.value, number) { $0.values.append(number) }
    }
    await store.finish()
  }

  @Test func workThatIsReadyIsSeenHoweverOftenItGivesWay() async {
    let store = TestStore(initialState: Recorder.State()) {
      Recorder { _, action in
        guard action == .start else { return .none }
        return .run { send in
          for _ in 0..<100 { await Task.yield() }
          await send(.value(1))
        }
      }
    }
    store.exhaustivity = .off
    await store.send(.start)
    await store.skipReceivedActions()
    #expect(store.state.values == [1])
  }
}
