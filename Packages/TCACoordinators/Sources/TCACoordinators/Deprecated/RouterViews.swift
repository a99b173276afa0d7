public import ComposableTerminalUI
public import Routes

@available(*, deprecated, message: "Scope the store to the routes instead.")
extension TCARouter {
  /// Shows the routes of a coordinator with ``IndexedRouterState``.
  ///
  /// - Parameters:
  ///   - store: The coordinator.
  ///   - action: The case of the action that holds the routes'.
  ///   - screenContent: Shows a screen.
  public init<State: IndexedRouterState, Action>(
    _ store: Store<State, Action>,
    action: CaseKeyPath<Action, IndexedRouterAction<Screen, ScreenAction>>,
    @ViewBuilder screenContent: @escaping @MainActor (Store<Screen, ScreenAction>) -> ScreenContent
  ) where State.Screen == Screen, Flow == [Route<Screen>] {
    self.init(store.scope(state: \.routes, action: action), screenContent: screenContent)
  }

  /// Shows the routes of a coordinator with ``IdentifiedRouterState``.
  ///
  /// - Parameters:
  ///   - store: The coordinator.
  ///   - action: The case of the action that holds the routes'.
  ///   - screenContent: Shows a screen.
  public init<State: IdentifiedRouterState, Action>(
    _ store: Store<State, Action>,
    action: CaseKeyPath<Action, IdentifiedRouterAction<Screen, ScreenAction>>,
    @ViewBuilder screenContent: @escaping @MainActor (Store<Screen, ScreenAction>) -> ScreenContent
  ) where State.Screen == Screen, Screen.ID: Sendable, Flow == IdentifiedArrayOf<Route<Screen>> {
    self.init(store.scope(state: \.routes, action: action), screenContent: screenContent)
  }
}
