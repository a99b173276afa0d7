@_spi(FeatureCollections) public import ComposableArchitecture
public import Routes

extension Reducer {
  /// Runs the screens of a coordinator's routes, which are the cases of an enum reducer.
  ///
  /// The screen that an action is for runs first, then this reducer. An action for a screen that is
  /// not there is an issue. A screen can leave with `@Dependency(\.dismiss)`, which goes back to the one
  /// below it.
  ///
  /// The effects of a screen are cancelled when it leaves: popped, dismissed, or since other routes
  /// took the place of all. Each coordinator cancels those of its own screens, wherever it stands.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - action: The case of the action that holds the routes'.
  ///   - cancellationIdType: A type that stands for the coordinator; by default that of this
  ///     reducer, at its place. A type that is given is shared with all who give the same one.
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
    cancellationIdType: Any.Type? = nil,
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
      self, ScreenState.StateReducer.body, .of(cancellationIdType), routes, action,
      RouteCall(fileID, filePath, line, column))
  }

  /// The same for a key path that was made elsewhere; it takes longer to follow.
  @_disfavoredOverload
  public func forEachRoute<
    Flow: RoutableCollection, ScreenState: CaseReducerState, ScreenAction
  >(
    _ routes: WritableKeyPath<State, Flow>,
    action: CaseKeyPath<Action, RouterAction<Flow.RouteID, ScreenState, ScreenAction>>,
    cancellationIdType: Any.Type? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachRouteReducer<Self, Flow, ScreenState.StateReducer.Body>
  where
    Flow.Element == Route<ScreenState>,
    ScreenState.StateReducer.Action == ScreenAction
  {
    _ForEachRouteReducer(
      self, ScreenState.StateReducer.body, .of(cancellationIdType), routes, action,
      RouteCall(fileID, filePath, line, column))
  }

  /// Runs the screens of a coordinator's routes, which are the cases of an enum reducer, with a cancellation id.
  ///
  /// When a screen leaves one of the coordinators that share the id, the effects of the screens with its
  /// id are cancelled in all of them. With `nil` effects go on when their screen has gone; what they send
  /// then is an issue.
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
      self, ScreenState.StateReducer.body, .of(cancellationId), routes, action,
      RouteCall(fileID, filePath, line, column))
  }

  /// The same for a key path that was made elsewhere; it takes longer to follow.
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
    Flow.Element == Route<ScreenState>,
    ScreenState.StateReducer.Action == ScreenAction
  {
    _ForEachRouteReducer(
      self, ScreenState.StateReducer.body, .of(cancellationId), routes, action,
      RouteCall(fileID, filePath, line, column))
  }

  /// Runs the screens of a coordinator's routes, which are the cases of an enum reducer; effects go on when their screen has gone.
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
      self, ScreenState.StateReducer.body, .never, routes, action,
      RouteCall(fileID, filePath, line, column))
  }

  /// The same for a key path that was made elsewhere; it takes longer to follow.
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
    Flow.Element == Route<ScreenState>,
    ScreenState.StateReducer.Action == ScreenAction
  {
    _ForEachRouteReducer(
      self, ScreenState.StateReducer.body, .never, routes, action,
      RouteCall(fileID, filePath, line, column))
  }
}
