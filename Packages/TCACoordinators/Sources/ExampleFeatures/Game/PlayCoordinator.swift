public import TCACoordinators

/// The tab *Game*: two coordinators, one after the other, as screens of a third.
@Reducer
public struct PlayCoordinator: Sendable {
  @Reducer(state: .hashable, .sendable)
  public enum Screen {
    case logIn(LogInCoordinator)
    case game(GameCoordinator)
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    public var routes: [Route<Screen.State>] = [.root(.logIn(LogInCoordinator.State()))]

    /// Starts at the log-in.
    public init() {}
  }

  public enum Action {
    case router(IndexedRouterActionOf<Screen>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .router(.routeAction(id: _, action: let screenAction)) = action else {
        return .none
      }
      switch screenAction {
      case .logIn(.router(.routeAction(id: _, action: .logIn(.playButtonTapped(let name)))))
      where !name.isEmpty:
        state.routes = [.root(.game(GameCoordinator.State(player: name)))]
      case .game(.router(.routeAction(id: _, action: .game(.logOutButtonTapped)))),
        .game(.router(.routeAction(id: _, action: .outcome(.logOutButtonTapped)))):
        state = State()
      case .logIn, .game:
        break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router)
  }
}

struct PlayCoordinatorView: View {
  let store: StoreOf<PlayCoordinator>

  var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case .logIn(let store): LogInCoordinatorView(store: store)
      case .game(let store): GameCoordinatorView(store: store)
      }
    }
  }
}
