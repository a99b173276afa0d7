public import CasePaths
public import ComposableArchitecture
public import Routes

extension Effect {
  /// Changes routes in as many steps as the host needs to show the change.
  ///
  /// ```swift
  /// return .routeWithDelaysIfUnsupported(state.routes, action: \.router) { $0.goBackToRoot() }
  /// ```
  ///
  /// Each step is an `.updateRoutes`. The terminal shows any change at once, so there it is one, sent at
  /// once. Where the dependency `\.routeHost` is `.stepwise`, the steps are those of
  /// ``RouteSteps/calculateSteps(from:to:)``: the first two at once, each other after
  /// ``RouteHost/stepDuration``. What happens in a screen between two steps stays; a screen that was added
  /// meanwhile goes with the next step.
  ///
  /// - Parameters:
  ///   - routes: The routes that are shown.
  ///   - action: The case of the action that holds the routes'.
  ///   - clock: Measures the time between steps; the dependency `\.continuousClock` by default.
  ///   - transform: Changes the routes.
  /// - Returns: The effect.
  public static func routeWithDelaysIfUnsupported<Flow: RoutableCollection, Screen, ScreenAction>(
    _ routes: Flow,
    action: CaseKeyPath<Action, RouterAction<Flow.RouteID, Screen, ScreenAction>>,
    clock: (any Clock<Duration>)? = nil,
    _ transform: (inout Flow) -> Void
  ) -> Self where Flow.Element == Route<Screen> {
    @Dependency(\.routeHost) var host
    @Dependency(\.continuousClock) var continuousClock
    var changed = routes
    transform(&changed)
    let path = AnyCasePath(action)
    let steps = host.steps(from: Array(routes), to: Array(changed))
    let actions = steps.enumerated().map { index, step in
      path.embed(.updateRoutes(step.from(index == 0 ? .coordinator : .continuation)))
    }
    guard actions.count > 2 else { return .merge(actions.map { .send($0) }) }
    return delayed(actions, clock ?? continuousClock)
  }

  private static func delayed(_ actions: [Action], _ clock: any Clock<Duration>) -> Self {
    // The actions were made here and are handed over to the effect, which sends each once.
    nonisolated(unsafe) let actions = actions
    return .run { send in
      for (index, action) in actions.enumerated() {
        if index > 1 { try await clock.sleep(for: RouteHost.stepDuration) }
        nonisolated(unsafe) let action = action
        await send(action)
      }
    }
  }
}
