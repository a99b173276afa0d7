public import TCACoordinators

/// From the welcome to a name.
@Reducer
public struct LogInCoordinator: Sendable {
  @Reducer(state: .hashable, .sendable)
  public enum Screen {
    case welcome(WelcomeFeature)
    case logIn(LogInFeature)
  }

  @ObservableState
  public struct State: Hashable, Sendable {
    public var routes: [Route<Screen.State>] = [
      .root(.welcome(WelcomeFeature.State()), embedInNavigationView: true)
    ]
  }

  public enum Action {
    case router(IndexedRouterActionOf<Screen>)
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .router(.routeAction(id: _, action: .welcome(.logInButtonTapped))) = action {
        state.routes.push(.logIn(LogInFeature.State()))
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router)
  }
}

struct LogInCoordinatorView: View {
  let store: StoreOf<LogInCoordinator>

  var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case .welcome(let store): WelcomeView(store: store)
      case .logIn(let store): LogInView(store: store)
      }
    }
  }
}
