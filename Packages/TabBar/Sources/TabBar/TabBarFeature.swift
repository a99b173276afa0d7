public import ComposableArchitecture
public import FeatureA
public import FeatureB1

/// The tabs of the app, for whoever has logged in.
@Reducer
public struct TabBarFeature: Sendable {
  /// Names a tab.
  public enum Tab: String, CaseIterable, Codable, Hashable, Sendable {
    case a = "A"
    case b = "B"
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    /// Who logged in.
    public var loginData: String
    /// The tab in front.
    public var selectedTab: Tab
    /// A sentence about a link that leads nowhere, until the user has seen it.
    public var notice: String?
    /// The tab A.
    public var a: A1Feature.State
    /// The tab B.
    public var b1: B1Feature.State

    /// Starts on the tab A, each tab at its root.
    public init(loginData: String, selectedTab: Tab = .a) {
      self.loginData = loginData
      self.selectedTab = selectedTab
      self.a = A1Feature.State()
      self.b1 = B1Feature.State()
    }
  }

  /// What can happen in the tabs and around them.
  public enum Action: BindableAction, Equatable, Sendable {
    /// Something has happened in the tab A.
    case a(A1Feature.Action)
    /// Something has happened in the tab B.
    case b1(B1Feature.Action)
    /// Another tab was chosen.
    case binding(BindingAction<State>)
    /// The user wants to leave.
    case logOutButtonTapped
    /// The sentence about a link has been seen.
    case noticeDismissed
    /// A link to a place in the tabs was opened.
    case opened(TabBarDestination)
  }

  /// Creates the feature.
  public init() {}

  /// The tabs, composed by pullback, and what they have to do with each other.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    A1Feature().pullback(state: \.a, action: \.a)
    B1Feature().pullback(state: \.b1, action: \.b1)
    Reduce { state, action in
      switch action {
      case .b1(.appeared):
        state.b1.loginData = state.loginData
        return .none

      case .binding(\.selectedTab):
        return .merge(state.a.leave(), state.b1.leave())

      case .noticeDismissed:
        state.notice = nil
        return .none

      case .opened(let destination):
        let isElsewhere = state.selectedTab != destination.tab
        state.notice = nil
        state.selectedTab = destination.tab
        return .concatenate(
          isElsewhere ? .merge(state.a.leave(), state.b1.leave()) : .none,
          open(destination, &state))

      case .a, .b1, .binding, .logOutButtonTapped:
        return .none
      }
    }
  }

  private func open(_ destination: TabBarDestination, _ state: inout State) -> Effect<Action> {
    switch destination {
    case .a(let destination):
      return .send(.a(.opened(destination)))
    case .b(let destination):
      state.b1.loginData = state.loginData
      return .send(.b1(.opened(destination)))
    }
  }
}
