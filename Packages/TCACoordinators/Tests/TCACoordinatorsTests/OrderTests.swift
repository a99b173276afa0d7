import TCACoordinators
import Testing

/// Screens come before their coordinator, with and without a cancellation id.
@MainActor
struct OrderTests {
  private enum Mode: CaseIterable { case byType, sharedType, byID, none }

  @Test(arguments: Mode.allCases)
  private func screensComeFirst(mode: Mode) {
    let log = LockIsolated<[String]>([])
    let coordinator = Reduce<IndexedCounters.State, IndexedCounters.Action> { state, _ in
      let counts = state.routes.map { "\($0.screen.count)" }.joined(separator: ",")
      log.withValue { $0.append("coordinator sees \(counts)") }
      return .none
    }
    let screen = Reduce<Counter.State, Counter.Action> { state, _ in
      log.withValue { $0.append("screen") }
      state.count += 1
      return .none
    }
    let store = Store(initialState: IndexedCounters.State(routes: twoRoutes)) {
      switch mode {
      case .byType: coordinator.forEachRoute(\.routes, action: \.router) { screen }
      case .sharedType:
        coordinator.forEachRoute(\.routes, action: \.router, cancellationIdType: Self.self) {
          screen
        }
      case .byID:
        coordinator.forEachRoute(\.routes, action: \.router, cancellationId: 1) { screen }
      case .none:
        coordinator.forEachRoute(\.routes, action: \.router, cancellationId: nil) { screen }
      }
    }
    store.send(.router(.routeAction(id: 1, action: .increment)))
    #expect(log.value == ["screen", "coordinator sees 0,1"])
    store.send(.router(.updateRoutes([twoRoutes[0]])))
    #expect(log.value.last == "coordinator sees 0")
  }

  @Test func theCoordinatorSeesTheRoutesThatTheUserLeft() async {
    let store = TestStore(initialState: IndexedCounters.State(routes: twoRoutes)) {
      IndexedCounters(clock: ImmediateClock())
    }
    await store.send(\.router.updateRoutes, [twoRoutes[0]]) { $0.routes.removeLast() }
  }

  @Test func anActionForAScreenThatIsNotThereIsAnIssueThatNamesTheOperator() {
    let recorder = RecordedIssues()
    withIssueReporters([recorder]) {
      let store = Store(initialState: IndexedCounters.State(routes: twoRoutes)) {
        IndexedCounters(clock: ImmediateClock())
      }
      store.send(.router(.routeAction(id: 7, action: .increment)))
      store.send(.router(.routeAction(id: -1, action: .increment)))
      #expect(store.routes == twoRoutes)
    }
    #expect(recorder.messages.count == 2)
    let message = recorder.messages.first ?? ""
    for part in ["forEachRoute", "Coordinators.swift:", "id 7", "there are 2 routes", "increment"] {
      #expect(message.contains(part), "\(part) is missing in: \(message)")
    }
  }

  @Test func routesThatShareAnIDAreRefused() {
    let recorder = RecordedIssues()
    withIssueReporters([recorder]) {
      let routes = IdentifiedArray(uniqueElements: twoRoutes)
      let store = Store(initialState: IdentifiedCounters.State(routes: routes)) {
        IdentifiedCounters(clock: ImmediateClock())
      }
      store.send(.router(.updateRoutes([twoRoutes[0], twoRoutes[0]])))
      #expect(store.routes == routes)
    }
    #expect(recorder.messages.count == 1)
    #expect(recorder.messages.first?.contains("share an id") == true)
  }
}
