public import ComposableArchitecture
import LinkDestinations
public import Login
public import TabBar

/// The whole app: the log-in, then the tabs, one or the other.
@Reducer
public struct RootFeature: Sendable {
  /// What is in the window.
  @ObservableState
  public enum State: Equatable, Sendable {
    /// The log-in.
    case login(LoginFeature.State)
    /// The tabs.
    case tabBar(TabBarFeature.State)

    /// Starts at the log-in with `name` in its field.
    public init(name: String = "") {
      self = .login(LoginFeature.State(name: name))
    }
  }

  /// What can happen in the app.
  public enum Action: Equatable, Sendable {
    /// A URL of the app was opened, from outside or by hand.
    case linkOpened(String)
    /// Something has happened at the log-in.
    case login(LoginFeature.Action)
    /// The user is to find the screens again that have these URLs: each tab's from below, those of the tab in
    /// front last.
    case restored([String])
    /// Something has happened in the tabs.
    case tabBar(TabBarFeature.Action)
  }

  /// Creates the app.
  public init() {}

  /// The window's content, and what replaces it.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .linkOpened(let link):
        return open(link, &state)

      case .login(.logIn(.success(let name))):
        let login = state.login
        state = .tabBar(.restored(loginData: name, urls: login?.places ?? []))
        return login?.link.map { open($0, &state) } ?? .none

      case .restored(let urls):
        switch state {
        case .login: state.modify(\.login) { $0.places = urls }
        case .tabBar(let tabBar):
          state = .tabBar(.restored(loginData: tabBar.loginData, urls: urls))
        }
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

  /// Goes to a link, after the log-in if that is still to come; one that leads nowhere is told, and
  /// the user stays.
  private func open(_ link: String, _ state: inout State) -> Effect<Action> {
    do {
      let destination = try RootLinks.destination(for: link)
      switch state {
      case .login:
        state.modify(\.login) {
          $0.link = link
          $0.failure = nil
        }
        return .none
      case .tabBar:
        return .send(.tabBar(.opened(destination)))
      }
    } catch {
      switch state {
      case .login:
        state.modify(\.login) {
          // During a log-in the sentence would vanish with the screen; the tabs say it then.
          if $0.isLoggingIn { $0.link = link } else { $0.failure = "\(error)" }
        }
      case .tabBar: state.modify(\.tabBar) { $0.notice = "\(error)" }
      }
      return .none
    }
  }
}
