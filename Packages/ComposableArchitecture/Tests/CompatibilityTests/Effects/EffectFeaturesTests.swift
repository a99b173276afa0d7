import ComposableArchitecture
import Testing

@MainActor
struct EffectFeaturesTests {
  @Test func refresh() async {
    let store = TestStore(initialState: RefreshableFact.State()) {
      RefreshableFact()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is a good number." }
      $0.continuousClock = .immediate
    }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.refresh)
    await store.receive(\.factResponse.success) { $0.fact = "1 is a good number." }
  }
  @Test func refreshError() async {
    struct FactError: Equatable, Error {}
    let store = TestStore(initialState: RefreshableFact.State()) {
      RefreshableFact()
    } withDependencies: {
      $0.factClient.fetch = { _ in throw FactError() }
    }
    await store.send(.refresh)
    await store.receive(.factResponse(.failure(FactError())))
    store.dependencies.factClient.fetch = { _ in try await Task.never() }
    await store.send(.refresh)
    await store.send(.cancelButtonTapped)
  }
  @Test func longLiving() async {
    let (screenshots, takeScreenshot) = AsyncStream.makeStream(of: Void.self)
    let store = TestStore(initialState: Screenshots.State()) {
      Screenshots()
    } withDependencies: {
      $0.screenshots = { screenshots }
    }
    let task = await store.send(.task)
    takeScreenshot.yield()
    await store.receive(\.notified) { $0.n = 1 }
    await task.cancel()
    takeScreenshot.yield()
  }
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
