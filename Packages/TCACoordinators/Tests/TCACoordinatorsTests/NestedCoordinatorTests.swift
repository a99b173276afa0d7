import TCACoordinators
import TerminalTest
import Testing

/// A coordinator that stands as a screen in another one.
@Reducer
struct InnerCoordinator {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = "inner"
    var routes: [Route<Counter.State>] = [.root(Counter.State(id: "i0"))]
  }

  enum Action {
    case router(IndexedRouterActionOf<Counter>)
    case change(Change)
    case goToOutermostRoot
  }

  let clock: any Clock<Duration>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { state.routes.apply(change) }
      return .none
    }
    .forEachRoute(\.routes, action: \.router) { Counter(clock: clock) }
  }
}

@Reducer
struct OuterCoordinator {
  @ObservableState
  struct State: Equatable {
    var routes: [Route<InnerCoordinator.State>]
  }

  enum Action {
    case router(IndexedRouterActionOf<InnerCoordinator>)
    case goBackAndPushAnother
  }

  let clock: any Clock<Duration>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .router(.routeAction(id: _, action: .goToOutermostRoot)):
        state.routes.goBackToRoot()
      case .goBackAndPushAnother:
        state.routes.goBack()
        state.routes.push(InnerCoordinator.State())
      case .router: break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router) { InnerCoordinator(clock: clock) }
  }
}

@MainActor
struct NestedCoordinatorTests {
  private let scope = MainSerialExecutorScope()
  private let clock = TestClock()

  private var state: OuterCoordinator.State {
    let deep = InnerCoordinator.State(
      routes: [
        .root(Counter.State(id: "i0"), embedInNavigationView: true), .push(Counter.State(id: "i1")),
      ])
    return OuterCoordinator.State(
      routes: [.root(InnerCoordinator.State(), embedInNavigationView: true), .push(deep)])
  }

  private func store() -> TestStoreOf<OuterCoordinator> {
    TestStore(initialState: state) { OuterCoordinator(clock: clock) }
  }

  @Test func actionsReachScreensOfInnerCoordinators() async {
    let store = store()
    await store.send(\.router[id: 1].router[id: 1].incrementLater)
    await clock.advance(by: .seconds(1))
    await store.receive(\.router[id: 1].router[id: 1].increment) {
      $0.routes[1].screen.routes[1].screen.count = 1
    }
  }

  @Test func goingBackInAnInnerCoordinatorCancelsThere() async {
    let store = store()
    await store.send(\.router[id: 1].router[id: 1].incrementLater)
    await store.send(\.router[id: 1].router[id: 0].incrementLater)
    await store.send(\.router[id: 1].change, .goBack) { $0.routes[1].screen.routes.removeLast() }
    await clock.advance(by: .seconds(1))
    await store.receive(\.router[id: 1].router[id: 0].increment) {
      $0.routes[1].screen.routes[0].screen.count = 1
    }
    await store.finish()
  }

  @Test func goingToTheOutermostRootCancelsAllInside() async {
    let store = store()
    await store.send(\.router[id: 1].router[id: 1].incrementLater)
    await store.send(\.router[id: 1].router[id: 0].incrementLater)
    await store.send(\.router[id: 1].goToOutermostRoot) { $0.routes.removeLast() }
    await clock.advance(by: .seconds(2))
    await store.finish()
  }

  @Test func anotherInnerCoordinatorAtTheSamePlaceGetsNothingOfTheFirst() async {
    let store = store()
    await store.send(\.router[id: 1].router[id: 0].incrementLater)
    await store.send(.goBackAndPushAnother) { $0.routes[1] = .push(InnerCoordinator.State()) }
    await clock.advance(by: .seconds(2))
    await store.finish()
  }

  @Test func innerScreensArePushedOntoTheStackOfTheOuterRouter() {
    let store = Store(
      initialState: OuterCoordinator.State(
        routes: [
          .root(InnerCoordinator.State(), embedInNavigationView: true),
          .push(
            InnerCoordinator.State(
              routes: [.root(Counter.State(id: "i0")), .push(Counter.State(id: "i1"))])),
        ])
    ) {
      OuterCoordinator(clock: clock)
    }
    let test = TerminalTest {
      TCARouter(store.scope(state: \.routes, action: \.router)) { inner in
        TCARouter(inner.scope(state: \.routes, action: \.router)) { screen in
          Text("screen \(screen.state.id)")
        }
      }
    }
    #expect(test.grid.contains("screen i1"))
    test.send(.escape)
    #expect(test.grid.contains("screen i0"))
    #expect(store.routes[1].screen.routes.count == 1)
    test.send(.escape)
    #expect(store.routes.count == 1)
    #expect(test.grid.contains("screen i0"))
  }

  @Test func aPresentedInnerCoordinatorHasAStackOfItsOwn() {
    let store = Store(
      initialState: OuterCoordinator.State(
        routes: [
          .root(InnerCoordinator.State(), embedInNavigationView: true),
          .sheet(
            InnerCoordinator.State(
              routes: [
                .root(Counter.State(id: "i0"), embedInNavigationView: true),
                .push(Counter.State(id: "i1")), .sheet(Counter.State(id: "i2")),
              ])),
        ])
    ) {
      OuterCoordinator(clock: clock)
    }
    let test = TerminalTest {
      TCARouter(store.scope(state: \.routes, action: \.router)) { inner in
        TCARouter(inner.scope(state: \.routes, action: \.router)) { screen in
          Text("screen \(screen.state.id)")
        }
      }
    }
    for id in ["i2", "i1", "i0"] {
      #expect(test.grid.contains("screen \(id)"), "\(test.grid)")
      test.send(.escape)
    }
    #expect(store.routes.count == 1)
  }
}
