import TCACoordinators

/// How a test coordinator cancels the effects of its screens.
enum CancellationMode: Sendable {
  case own
  case shared
  case never
}

/// A coordinator over an array of routes.
@Reducer
struct IndexedCounters {
  @ObservableState
  struct State: Equatable {
    var routes: [Route<Counter.State>]
  }

  enum Action {
    case router(IndexedRouterActionOf<Counter>)
    case change(Change)
  }

  let clock: any Clock<Duration>
  var mode = CancellationMode.own

  var body: some ReducerOf<Self> {
    switch mode {
    case .own: core.forEachRoute(\.routes, action: \.router) { Counter(clock: clock) }
    case .shared:
      core.forEachRoute(\.routes, action: \.router, cancellationId: "shared") {
        Counter(clock: clock)
      }
    case .never:
      core.forEachRoute(\.routes, action: \.router, cancellationId: nil) { Counter(clock: clock) }
    }
  }

  private var core: Reduce<State, Action> {
    Reduce { state, action in
      if case .change(let change) = action { state.routes.apply(change) }
      return .none
    }
  }
}

/// A coordinator over an identified array of routes.
@Reducer
struct IdentifiedCounters {
  @ObservableState
  struct State: Equatable {
    var routes: IdentifiedArrayOf<Route<Counter.State>>
  }

  enum Action {
    case router(IdentifiedRouterActionOf<Counter>)
    case change(Change)
  }

  let clock: any Clock<Duration>
  var mode = CancellationMode.own

  var body: some ReducerOf<Self> {
    switch mode {
    case .own: core.forEachRoute(\.routes, action: \.router) { Counter(clock: clock) }
    case .shared:
      core.forEachRoute(\.routes, action: \.router, cancellationId: "shared") {
        Counter(clock: clock)
      }
    case .never:
      core.forEachRoute(\.routes, action: \.router, cancellationId: nil) { Counter(clock: clock) }
    }
  }

  private var core: Reduce<State, Action> {
    Reduce { state, action in
      if case .change(let change) = action { state.routes.apply(change) }
      return .none
    }
  }
}

/// Two coordinators of one type beside each other.
@Reducer
struct TwoCoordinators {
  @ObservableState
  struct State: Equatable {
    var first: IndexedCounters.State
    var second: IndexedCounters.State
  }

  enum Action {
    case first(IndexedCounters.Action)
    case second(IndexedCounters.Action)
  }

  let clock: any Clock<Duration>
  var mode = CancellationMode.own

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { IndexedCounters(clock: clock, mode: mode) }
    Scope(state: \.second, action: \.second) { IndexedCounters(clock: clock, mode: mode) }
  }
}

/// root ─ push
let twoRoutes: [Route<Counter.State>] = [
  .root(Counter.State(id: "first"), embedInNavigationView: true),
  .push(Counter.State(id: "second")),
]
