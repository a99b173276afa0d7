@_spi(FeatureCollections) public import ComposableArchitecture
public import Routes

extension Reducer {
  /// Runs the screens of a coordinator's routes, which are the cases of an enum reducer.
  ///
  /// The screen that an action is for runs first, then this reducer. An action for a screen that is
  /// not there is an issue.
  ///
  /// When a screen leaves one of the coordinators that share a cancellation id, the effects of the
  /// screens with its id are cancelled in all of them.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - action: The case of the action that holds the routes'.
  ///   - cancellationId: The id; `nil` leaves effects running when their screen has gone.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: This reducer together with the screens.
  public func forEachRoute<
    Flow: RoutableCollection, ScreenState: CaseReducerState, ScreenAction, ID: Hashable & Sendable
  >(
    _ routes: WritableKeyPath<State, Flow>,
    action: DirectCaseKeyPath<Action, RouterAction<Flow.RouteID, ScreenState, ScreenAction>>,
    cancellationId: ID?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachRouteReducer<Self, Flow, ScreenState.StateReducer.Body>
  where
    Flow.Element == Route<ScreenState>,
    ScreenState.StateReducer.Action == ScreenAction,
    Action: CasePathable
  {
    _ForEachRouteReducer(
      self, ScreenState.StateReducer.body,
      FeatureCollectionScope(
        state: routes, action: action, operation: "forEachRoute",
        fileID: fileID, filePath: filePath, line: line, column: column),
      .of(cancellationId))
  }

  /// Runs the screens of a coordinator's routes, which are the cases of an enum reducer.
  ///
  /// The screen that an action is for runs first, then this reducer. An action for a screen that is
  /// not there is an issue.
  ///
  /// Effects go on when their screen has gone; what they send then is an issue.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - action: The case of the action that holds the routes'.
  ///   - cancellationId: `nil`.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: This reducer together with the screens.
  public func forEachRoute<
    Flow: RoutableCollection, ScreenState: CaseReducerState, ScreenAction
  >(
    _ routes: WritableKeyPath<State, Flow>,
    action: DirectCaseKeyPath<Action, RouterAction<Flow.RouteID, ScreenState, ScreenAction>>,
    cancellationId: Never?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachRouteReducer<Self, Flow, ScreenState.StateReducer.Body>
  where
    Flow.Element == Route<ScreenState>,
    ScreenState.StateReducer.Action == ScreenAction,
    Action: CasePathable
  {
    _ForEachRouteReducer(
      self, ScreenState.StateReducer.body,
      FeatureCollectionScope(
        state: routes, action: action, operation: "forEachRoute",
        fileID: fileID, filePath: filePath, line: line, column: column),
      .never)
  }

  /// Runs the screens of a coordinator's routes, which are the cases of an enum reducer.
  ///
  /// The screen that an action is for runs first, then this reducer. An action for a screen that is
  /// not there is an issue.
  ///
  /// When a screen leaves one of the coordinators that share a cancellation id, the effects of the
  /// screens with its id are cancelled in all of them.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - action: The case of the action that holds the routes'.
  ///   - cancellationId: The id; `nil` leaves effects running when their screen has gone.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: This reducer together with the screens.
  @_disfavoredOverload
  public func forEachRoute<
    Flow: RoutableCollection, ScreenState: CaseReducerState, ScreenAction, ID: Hashable & Sendable
  >(
    _ routes: WritableKeyPath<State, Flow>,
    action: CaseKeyPath<Action, RouterAction<Flow.RouteID, ScreenState, ScreenAction>>,
    cancellationId: ID?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachRouteReducer<Self, Flow, ScreenState.StateReducer.Body>
  where
    Flow.Element == Route<ScreenState>, ScreenState.StateReducer.Action == ScreenAction
  {
    _ForEachRouteReducer(
      self, ScreenState.StateReducer.body,
      FeatureCollectionScope(
        state: routes, action: action, operation: "forEachRoute",
        fileID: fileID, filePath: filePath, line: line, column: column),
      .of(cancellationId))
  }

  /// Runs the screens of a coordinator's routes, which are the cases of an enum reducer.
  ///
  /// The screen that an action is for runs first, then this reducer. An action for a screen that is
  /// not there is an issue.
  ///
  /// Effects go on when their screen has gone; what they send then is an issue.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - action: The case of the action that holds the routes'.
  ///   - cancellationId: `nil`.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: This reducer together with the screens.
  @_disfavoredOverload
  public func forEachRoute<
    Flow: RoutableCollection, ScreenState: CaseReducerState, ScreenAction
  >(
    _ routes: WritableKeyPath<State, Flow>,
    action: CaseKeyPath<Action, RouterAction<Flow.RouteID, ScreenState, ScreenAction>>,
    cancellationId: Never?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachRouteReducer<Self, Flow, ScreenState.StateReducer.Body>
  where
    Flow.Element == Route<ScreenState>, ScreenState.StateReducer.Action == ScreenAction
  {
    _ForEachRouteReducer(
      self, ScreenState.StateReducer.body,
      FeatureCollectionScope(
        state: routes, action: action, operation: "forEachRoute",
        fileID: fileID, filePath: filePath, line: line, column: column),
      .never)
  }
}
