public import ComposableArchitecture
public import Routes

/// The state of a coordinator whose routes are an array.
@available(*, deprecated, message: "Pass the key path of the routes to 'forEachRoute' instead.")
public protocol IndexedRouterState {
  /// The state of the screens.
  associatedtype Screen

  /// The routes.
  var routes: [Route<Screen>] { get set }
}

/// The state of a coordinator whose routes are an identified array.
@available(*, deprecated, message: "Pass the key path of the routes to 'forEachRoute' instead.")
public protocol IdentifiedRouterState {
  /// The state of the screens.
  associatedtype Screen: Identifiable

  /// The routes.
  var routes: IdentifiedArrayOf<Route<Screen>> { get set }
}

@available(*, deprecated, message: "Pass the key path of the routes to 'forEachRoute' instead.")
extension Reducer where State: IndexedRouterState {
  /// Runs the screens of the routes.
  ///
  /// - Parameters:
  ///   - action: The case of the action that holds the routes'.
  ///   - screenReducer: The screens.
  /// - Returns: This reducer together with the screens.
  public func forEachRoute<
    ScreenState, ScreenAction, Screen: Reducer<ScreenState, ScreenAction>
  >(
    action: CaseKeyPath<Action, IndexedRouterAction<ScreenState, ScreenAction>>,
    @ReducerBuilder<ScreenState, ScreenAction> screenReducer: () -> Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachRouteReducer<Self, [Route<ScreenState>], Screen>
  where State.Screen == ScreenState {
    forEachRoute(
      \.routes, action: action, screenReducer: screenReducer, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }
}

@available(*, deprecated, message: "Pass the key path of the routes to 'forEachRoute' instead.")
extension Reducer where State: IdentifiedRouterState, State.Screen.ID: Sendable {
  /// Runs the screens of the routes.
  ///
  /// - Parameters:
  ///   - action: The case of the action that holds the routes'.
  ///   - screenReducer: The screens.
  /// - Returns: This reducer together with the screens.
  public func forEachRoute<
    ScreenState: Identifiable, ScreenAction, Screen: Reducer<ScreenState, ScreenAction>
  >(
    action: CaseKeyPath<Action, IdentifiedRouterAction<ScreenState, ScreenAction>>,
    @ReducerBuilder<ScreenState, ScreenAction> screenReducer: () -> Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachRouteReducer<Self, IdentifiedArrayOf<Route<ScreenState>>, Screen>
  where State.Screen == ScreenState {
    forEachRoute(
      \.routes, action: action, screenReducer: screenReducer, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }
}
