import TCACoordinators
import Testing

/// Two coordinators of one type, with equal route ids.
@MainActor
struct SharedCancellationTests {
  private let scope = MainSerialExecutorScope()
  private let clock = TestClock()

  private func store(_ mode: CancellationMode) -> TestStoreOf<TwoCoordinators> {
    TestStore(
      initialState: TwoCoordinators.State(
        first: IndexedCounters.State(routes: twoRoutes),
        second: IndexedCounters.State(routes: twoRoutes))
    ) {
      TwoCoordinators(clock: clock, mode: mode)
    }
  }

  @Test func goingBackInOneCancelsNothingInTheOther() async {
    let store = store(.own)
    await store.send(\.first.router[id: 1].incrementLater)
    await store.send(\.second.router[id: 1].incrementLater)
    await store.send(\.first.change, .goBack) { $0.first.routes.removeLast() }
    await clock.advance(by: .seconds(1))
    await store.receive(\.second.router[id: 1].increment) {
      $0.second.routes[1].screen.count = 1
    }
    await store.finish()
  }

  @Test func coordinatorsThatShareTheCancellationIDCancelForEachOther() async {
    let store = store(.shared)
    await store.send(\.first.router[id: 1].incrementLater)
    await store.send(\.second.router[id: 1].incrementLater)
    await store.send(\.second.router[id: 0].incrementLater)
    await store.send(\.first.change, .goBack) { $0.first.routes.removeLast() }
    await clock.advance(by: .seconds(1))
    await store.receive(\.second.router[id: 0].increment) {
      $0.second.routes[0].screen.count = 1
    }
    await store.finish()
  }

  @Test func aSharedIDCancelsNothingWhileAllScreensStay() async {
    let store = store(.shared)
    await store.send(\.first.router[id: 1].incrementLater)
    await store.send(\.second.change, .push("third")) {
      $0.second.routes.append(.push(Counter.State(id: "third")))
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.first.router[id: 1].increment) {
      $0.first.routes[1].screen.count = 1
    }
  }

  @Test func twoStoresShareNothing() async {
    let other = TestClock()
    let first = Store(initialState: IndexedCounters.State(routes: twoRoutes)) {
      IndexedCounters(clock: clock, mode: .shared)
    }
    let second = Store(initialState: IndexedCounters.State(routes: twoRoutes)) {
      IndexedCounters(clock: other, mode: .shared)
    }
    second.send(.router(.routeAction(id: 1, action: .incrementLater)))
    first.send(.change(.goBack))
    await other.advance(by: .seconds(1))
    await second.settle()
    #expect(second.routes[1].screen.count == 1)
  }
}
