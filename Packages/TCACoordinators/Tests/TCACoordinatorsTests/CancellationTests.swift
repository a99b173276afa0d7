import TCACoordinators
import Testing

/// An increment scheduled on a screen arrives if the screen stays, and is cancelled when it leaves.
@MainActor
struct CancellationTests {
  private let scope = MainSerialExecutorScope()
  private let clock = TestClock()

  private func indexed(
    _ mode: CancellationMode = .own, _ routes: [Route<Counter.State>] = twoRoutes
  ) -> TestStoreOf<IndexedCounters> {
    TestStore(initialState: IndexedCounters.State(routes: routes)) {
      IndexedCounters(clock: clock, mode: mode)
    }
  }

  private func identified(
    _ mode: CancellationMode = .own, _ routes: [Route<Counter.State>] = twoRoutes
  ) -> TestStoreOf<IdentifiedCounters> {
    TestStore(
      initialState: IdentifiedCounters.State(routes: IdentifiedArray(uniqueElements: routes))
    ) {
      IdentifiedCounters(clock: clock, mode: mode)
    }
  }

  @Test func actionsReachTheirScreen() async {
    let indexed = indexed()
    await indexed.send(\.router[id: 0].increment) { $0.routes[0].screen.count = 1 }
    await indexed.send(.router(.routeAction(id: 1, action: .increment))) {
      $0.routes[1].screen.count = 1
    }
    let identified = identified()
    await identified.send(\.router[id: "second"].increment) {
      $0.routes[id: "second"]?.screen.count = 1
    }
  }

  @Test func anIncrementArrivesIfTheScreenStays() async {
    let indexed = indexed()
    await indexed.send(\.router[id: 1].incrementLater)
    await clock.advance(by: .seconds(1))
    await indexed.receive(\.router[id: 1].increment) { $0.routes[1].screen.count = 1 }
    await indexed.send(\.router[id: 1].incrementByMessage)
    await indexed.receive(\.router[id: 1].increment) { $0.routes[1].screen.count = 2 }
    let identified = identified()
    await identified.send(\.router[id: "second"].incrementLater)
    await clock.advance(by: .seconds(1))
    await identified.receive(\.router[id: "second"].increment) {
      $0.routes[id: "second"]?.screen.count = 1
    }
  }

  @Test func anIncrementArrivesWhenOthersComeOnTop() async {
    let indexed = indexed()
    await indexed.send(\.router[id: 1].incrementLater)
    await indexed.send(.change(.push("third"))) {
      $0.routes.append(.push(Counter.State(id: "third")))
    }
    await clock.advance(by: .seconds(1))
    await indexed.receive(\.router[id: 1].increment) { $0.routes[1].screen.count = 1 }
  }

  @Test(arguments: [
    Change.goBack, .goBackAndPush("third"), .goBackAndPush("second"), .goBackToRoot,
    .replaceAll(["first"]), .replaceAll(["other", "third"]), .replaceTop("third"),
  ])
  func anIncrementIsCancelledWhenItsScreenLeaves(change: Change) async {
    let indexed = indexed()
    indexed.exhaustivity = .off(showSkippedAssertions: false)
    await indexed.send(\.router[id: 1].incrementLater)
    await indexed.send(.change(change))
    await clock.advance(by: .seconds(2))
    indexed.exhaustivity = .on
    await indexed.finish()
    #expect(indexed.state.routes.allSatisfy { $0.screen.count == 0 })

    let identified = identified()
    identified.exhaustivity = .off(showSkippedAssertions: false)
    await identified.send(\.router[id: "second"].incrementLater)
    await identified.send(.change(change))
    await clock.advance(by: .seconds(2))
    identified.exhaustivity = .on
    await identified.finish()
    #expect(identified.state.routes.allSatisfy { $0.screen.count == 0 })
  }

  @Test func anIncrementIsCancelledByADismissal() async {
    let presented: [Route<Counter.State>] = [
      .root(Counter.State(id: "first")), .sheet(Counter.State(id: "second")),
    ]
    let indexed = indexed(.own, presented)
    await indexed.send(\.router[id: 1].incrementLater)
    await indexed.send(.change(.dismissAll)) { $0.routes.removeLast() }
    await clock.advance(by: .seconds(2))
    await indexed.finish()
    let identified = identified(.own, presented)
    await identified.send(\.router[id: "second"].incrementLater)
    await identified.send(.change(.dismissAll)) { $0.routes.remove(id: "second") }
    await clock.advance(by: .seconds(2))
    await identified.finish()
  }

  @Test func anIncrementIsCancelledWhenTheUserGoesBack() async {
    let indexed = indexed()
    await indexed.send(\.router[id: 1].incrementLater)
    await indexed.send(\.router.updateRoutes, [twoRoutes[0]]) { $0.routes.removeLast() }
    await clock.advance(by: .seconds(2))
    await indexed.finish()
    let identified = identified()
    await identified.send(\.router[id: "second"].incrementLater)
    await identified.send(\.router.updateRoutes, [twoRoutes[0]]) { $0.routes.remove(id: "second") }
    await clock.advance(by: .seconds(2))
    await identified.finish()
  }

  @Test func aScreenThatIsDescribedAnewFromOutsideStays() async {
    let same: [Route<Counter.State>] = [
      .root(Counter.State(id: "first"), embedInNavigationView: true),
      .push(Counter.State(id: "second")), .push(Counter.State(id: "third")),
    ]
    let indexed = indexed()
    await indexed.send(\.router[id: 1].incrementLater)
    await indexed.send(\.router.updateRoutes, same) { $0.routes = same }
    await clock.advance(by: .seconds(1))
    await indexed.receive(\.router[id: 1].increment) { $0.routes[1].screen.count = 1 }
  }

  @Test func anotherScreenAtTheSamePlaceFromOutsideIsAnotherOne() async {
    let other: [Route<Counter.State>] = [twoRoutes[0], .push(Counter.State(id: "third"))]
    let indexed = indexed()
    await indexed.send(\.router[id: 1].incrementLater)
    await indexed.send(\.router.updateRoutes, other) { $0.routes = other }
    await clock.advance(by: .seconds(2))
    await indexed.finish()
  }

  @Test func workThatItsCoordinatorTakesAwayInTheSameTurnNeverStarts() async {
    let started = LockIsolated(0)
    let store = Store(initialState: IndexedCounters.State(routes: twoRoutes)) {
      Reduce<IndexedCounters.State, IndexedCounters.Action> { state, action in
        if case .router(.routeAction(id: 1, action: _)) = action { state.routes.goBack() }
        return .none
      }
      .forEachRoute(\.routes, action: \.router) {
        Reduce<Counter.State, Counter.Action> { _, _ in
          .run { _ in started.withValue { $0 += 1 } }
        }
      }
    }
    store.send(.router(.routeAction(id: 1, action: .incrementLater)))
    await store.settle()
    #expect(started.value == 0)
    store.send(.router(.routeAction(id: 0, action: .incrementLater)))
    await store.settle()
    #expect(started.value == 1)
  }

  @Test func withoutACancellationIDAnIncrementIsSentThoughItsScreenHasGone() async {
    let issues = RecordedIssues()
    // The effect inherits what its creator reports to.
    await withIssueReporters([issues]) {
      let indexed = indexed(.never)
      await indexed.send(\.router[id: 1].incrementLater)
      await indexed.send(.change(.goBack)) { $0.routes.removeLast() }
      await clock.advance(by: .seconds(1))
      await indexed.receive(\.router[id: 1].increment)
      let identified = identified(.never)
      await identified.send(\.router[id: "second"].incrementLater)
      await identified.send(.change(.goBack)) { $0.routes.remove(id: "second") }
      await clock.advance(by: .seconds(1))
      await identified.receive(\.router[id: "second"].increment)
    }
    let messages = issues.messages
    #expect(messages.count == 2, "\(messages)")
    for (message, id) in zip(messages, ["1", "second"]) {
      #expect(message.contains("there was no route with the id \(id); there is 1 route"))
    }
  }

  @Test func aThousandRoutesDeepEachScreenIsReachedAndAllGoAtOnce() async {
    let routes =
      [twoRoutes[0]]
      + (1..<1_000).map { Route<Counter.State>.push(Counter.State(id: "\($0)")) }
    let store = Store(initialState: IndexedCounters.State(routes: routes)) {
      IndexedCounters(clock: clock)
    }
    for id in [0, 500, 999] {
      store.send(.router(.routeAction(id: id, action: .increment)))
      store.send(.router(.routeAction(id: id, action: .incrementLater)))
    }
    store.send(.change(.push("top")))
    store.send(.router(.routeAction(id: 1_000, action: .increment)))
    #expect([0, 500, 999, 1_000].map { store.routes[$0].screen.count } == [1, 1, 1, 1])
    store.send(.change(.goBackToRoot))
    await clock.advance(by: .seconds(1))
    await store.settle()
    #expect(store.routes.map(\.screen.count) == [2])
  }

  @Test func manyEffectsOfManyScreensAreCancelledAtOnce() async {
    let count = 300
    let routes =
      [twoRoutes[0]]
      + (1...count).map { Route<Counter.State>.push(Counter.State(id: "\($0)")) }
    let store = Store(initialState: IndexedCounters.State(routes: routes)) {
      IndexedCounters(clock: clock)
    }
    for index in 0...count { store.send(.router(.routeAction(id: index, action: .incrementLater))) }
    store.send(.change(.goBackToRoot))
    await clock.advance(by: .seconds(2))
    await store.settle()
    #expect(store.routes.map(\.screen.count) == [1])
  }
}
