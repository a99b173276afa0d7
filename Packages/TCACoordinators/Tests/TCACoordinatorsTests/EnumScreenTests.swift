import TCACoordinators
import Testing

@Reducer
struct Home {
  @ObservableState
  struct State: Hashable { var starts = 0 }
  enum Action { case start }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.starts += 1
      return .none
    }
  }
}

@Reducer
struct Detail {
  @ObservableState
  struct State: Hashable { var number: Int }
  enum Action { case later, bump, done(Int) }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .later:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.bump)
        }
      case .bump:
        state.number += 1
        return .none
      case .done: return .none
      }
    }
  }
}

/// Screens as the cases of an enum, routed without a builder.
@MainActor
struct EnumScreenTests {
  @Reducer(state: .equatable, .hashable)
  enum Screen {
    case home(Home)
    case detail(Detail)
  }

  @Reducer
  struct Coordinator {
    @ObservableState
    struct State: Equatable {
      var routes: [Route<Screen.State>] = [
        .root(.home(Home.State()), embedInNavigationView: true)
      ]
    }

    enum Action { case router(IndexedRouterActionOf<Screen>) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .router(.routeAction(id: _, action: .home(.start))):
          state.routes.push(.detail(Detail.State(number: 1)))
        case .router(.routeAction(_, .detail(.done(let number)))):
          state.routes.goBackTo(\.home) { $0.starts = number }
        default: break
        }
        return .none
      }
      .forEachRoute(\.routes, action: \.router)
    }
  }

  private let scope = MainSerialExecutorScope()
  private let clock = TestClock()

  private func store() -> TestStoreOf<Coordinator> {
    TestStore(initialState: Coordinator.State()) {
      Coordinator()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func aScreenPushesAnotherAndGetsAValueBack() async {
    let store = store()
    await store.send(\.router[id: 0].home.start) {
      $0.routes = [
        .root(.home(Home.State(starts: 1)), embedInNavigationView: true),
        .push(.detail(Detail.State(number: 1))),
      ]
    }
    await store.send(\.router[id: 1].detail.later)
    await clock.advance(by: .seconds(1))
    await store.receive(\.router[id: 1].detail.bump) {
      $0.routes[1].screen = .detail(Detail.State(number: 2))
    }
    await store.send(\.router[id: 1].detail.done, 7) {
      $0.routes = [.root(.home(Home.State(starts: 7)), embedInNavigationView: true)]
    }
  }

  @Test func anEffectOfACaseEndsWithItsRoute() async {
    let store = store()
    await store.send(\.router[id: 0].home.start) {
      $0.routes[0].screen = .home(Home.State(starts: 1))
      $0.routes.push(.detail(Detail.State(number: 1)))
    }
    await store.send(\.router[id: 1].detail.later)
    let root = store.state.routes[0]
    await store.send(\.router.updateRoutes, [root]) { $0.routes = [root] }
    await clock.advance(by: .seconds(2))
    await store.finish()
  }
}
