public import ComposableArchitecture
import FactFeature
public import FeatureA
public import FeatureB1

/// The two tabs of the app, for whoever has logged in.
@Reducer
public struct TabBarFeature: Sendable {
  /// Names a tab.
  public enum Tab: String, CaseIterable, Hashable, Sendable {
    case a = "A"
    case b = "B"
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    /// Who logged in.
    public var loginData: String
    public var selectedTab: Tab
    /// A sentence about a link that leads nowhere, until the user has seen it.
    public var notice: String?
    public var a: A1Feature.State
    public var b1: B1Feature.State

    /// Starts on the tab A, each tab at its root.
    public init(loginData: String, selectedTab: Tab = .a) {
      self.loginData = loginData
      self.selectedTab = selectedTab
      self.a = A1Feature.State()
      self.b1 = B1Feature.State()
    }
  }

  public enum Action: BindableAction, Equatable, Sendable {
    case a(A1Feature.Action)
    case b1(B1Feature.Action)
    case binding(BindingAction<State>)
    case logOutButtonTapped
    case noticeDismissed
    case opened(TabBarDestination)
  }

  public init() {}

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
        return .cancel(id: FactFeature.CancelID.request)

      case .noticeDismissed:
        state.notice = nil
        return .none

      case .opened(let destination):
        let isElsewhere = state.selectedTab != destination.tab
        state.notice = nil
        state.selectedTab = destination.tab
        return .concatenate(
          isElsewhere ? .cancel(id: FactFeature.CancelID.request) : .none,
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
