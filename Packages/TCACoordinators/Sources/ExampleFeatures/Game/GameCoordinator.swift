public import TCACoordinators

/// From a game to its outcome, and on to the next game.
@Reducer
public struct GameCoordinator: Sendable {
  @Reducer(state: .hashable, .sendable)
  public enum Screen {
    case game(GameFeature)
    case outcome(OutcomeFeature)
  }

  @ObservableState
  public struct State: Hashable, Sendable {
    public let player: String
    public var routes: [Route<Screen.State>]

    /// Starts a game.
    public init(player: String) {
      self.player = player
      routes = [.root(.game(GameFeature.State(player: player)), embedInNavigationView: true)]
    }
  }

  public enum Action {
    case router(IndexedRouterActionOf<Screen>)
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .router(.routeAction(id: _, action: .game(.ended(let outcome)))):
        let winner: String? =
          switch outcome {
          case .win(let mark): GameFeature.State(player: state.player).name(of: mark)
          case .draw: nil
          }
        state.routes.push(.outcome(OutcomeFeature.State(winner: winner)))
        return .none
      case .router(.routeAction(id: _, action: .outcome(.newGameButtonTapped))):
        state = State(player: state.player)
        return .none
      case .router:
        return .none
      }
    }
    .forEachRoute(\.routes, action: \.router)
  }
}

struct GameCoordinatorView: View {
  let store: StoreOf<GameCoordinator>

  var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case .game(let store): GameView(store: store)
      case .outcome(let store): OutcomeView(store: store)
      }
    }
  }
}
