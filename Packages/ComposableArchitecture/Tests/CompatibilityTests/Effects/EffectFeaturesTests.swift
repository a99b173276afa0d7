import ComposableArchitecture
import Testing

@MainActor
struct EffectFeaturesTests {
  @Test(arguments: [
    "name": ["work"], "merge": ["1", "2", "3"], "isolated": ["main", "main2"], "throws": ["caught"],
    "map": ["m1", "m2"], "stop": ["stopped"],
  ])
  func variants(_ name: String, _ said: [String]) async {
    let store = TestStore(initialState: Announcer.State()) {
      Announcer()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.go(name))
    for s in said { await store.receive(.said(s)) { $0.log.append(s) } }
  }
  @Test func nested() async {
    let clock = TestClock()
    let store = TestStore(initialState: Announcer.State()) {
      Announcer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.go("nested"))
    await store.send(.go("stop"))
    await store.receive(.said("stopped")) { $0.log = ["stopped"] }
    await store.send(.go("nested"))
    await clock.advance(by: .seconds(1))
    await store.receive(\.said, "nested") { $0.log = ["stopped", "nested"] }
    await store.send(.go("concat"))
    await clock.run()
    for n in 1...3 { await store.receive(\.said, "\(n)") { $0.log.append("\(n)") } }
  }
}
