import TCACoordinators

/// A screen that counts.
@Reducer
struct Counter {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var count = 0
  }

  enum Action { case bump }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A coordinator over an array of routes.
@Reducer
struct Indexed {
  @ObservableState
  struct State { var routes: [Route<Counter.State>] }

  enum Action {
    case router(IndexedRouterActionOf<Counter>)
    case push(Int)
    case goBackToRoot
    case goBack
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .push(let id): state.routes.push(Counter.State(id: id))
      case .goBack: state.routes.goBack()
      case .goBackToRoot: state.routes.goBackToRoot()
      case .router: break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router) { Counter() }
  }
}

/// A coordinator over an identified array of routes.
@Reducer
struct Identified {
  @ObservableState
  struct State { var routes: IdentifiedArrayOf<Route<Counter.State>> }

  enum Action {
    case router(IdentifiedRouterActionOf<Counter>)
    case push(Int)
    case goBackToRoot
    case goBack
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .push(let id): state.routes.push(Counter.State(id: id))
      case .goBack: state.routes.goBack()
      case .goBackToRoot: state.routes.goBackToRoot()
      case .router: break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router) { Counter() }
  }
}

/// A root and pushed screens above it, `count` in all.
func routes(_ count: Int) -> [Route<Counter.State>] {
  (0..<count).map { id in
    id == 0
      ? .root(Counter.State(id: id), embedInNavigationView: true) : .push(Counter.State(id: id))
  }
}
