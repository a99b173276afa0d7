public import ComposableArchitecture
public import Login
public import TabBar

/// The whole app: the log-in, then the tabs, one or the other.
@Reducer
public struct RootFeature: Sendable {
  @ObservableState
  public enum State: Equatable, Sendable {
    case login(LoginFeature.State)
    case tabBar(TabBarFeature.State)

    /// Starts at the log-in with `name` in its field.
    public init(name: String = "") {
      self = .login(LoginFeature.State(name: name))
    }
  }

  public enum Action: Equatable, Sendable {
    case login(LoginFeature.Action)
    case tabBar(TabBarFeature.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.logIn(.success(let name))):
        state = .tabBar(TabBarFeature.State(loginData: name))
        return .none
      case .tabBar(.logOutButtonTapped):
        let name = state.tabBar?.loginData ?? ""
        state = .login(LoginFeature.State(name: name))
        return .none
      case .login, .tabBar:
        return .none
      }
    }
    .ifCaseLet(\.login, action: \.login) {
      LoginFeature()
    }
    .ifCaseLet(\.tabBar, action: \.tabBar) {
      TabBarFeature()
    }
  }
}
