@_spi(FeatureCollections) public import ComposableArchitecture
public import Routes

extension Reducer {
  /// Runs the screens of a coordinator's routes.
  ///
  /// The screen that an action is for runs first, then this reducer. An action for a screen that is
  /// not there is an issue.
  ///
  /// The effects of a screen are cancelled when it leaves: popped, dismissed, or since other routes
  /// took the place of all. Each coordinator cancels those of its own screens, wherever it stands.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - action: The case of the action that holds the routes'.
  ///   - cancellationIdType: A type that stands for the coordinator; by default that of this
  ///     reducer, at its place. A type that is given is shared with all who give the same one.
  ///   - screenReducer: The screens.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: This reducer together with the screens.
  public func forEachRoute<
    Flow: RoutableCollection, ScreenState, ScreenAction, Screen: Reducer<ScreenState, ScreenAction>
  >(
    _ routes: WritableKeyPath<State, Flow>,
    action: DirectCaseKeyPath<Action, RouterAction<Flow.RouteID, ScreenState, ScreenAction>>,
    cancellationIdType: Any.Type? = nil,
    @ReducerBuilder<ScreenState, ScreenAction> screenReducer: () -> Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachRouteReducer<Self, Flow, Screen>
  where
    Flow.Element == Route<ScreenState>, Action: CasePathable
  {
    _ForEachRouteReducer(
      self, screenReducer(),
      FeatureCollectionScope(
        state: routes, action: action, operation: "forEachRoute",
        fileID: fileID, filePath: filePath, line: line, column: column),
      .of(cancellationIdType))
  }

  /// Runs the screens of a coordinator's routes.
  ///
  /// The screen that an action is for runs first, then this reducer. An action for a screen that is
  /// not there is an issue.
  ///
  /// The effects of a screen are cancelled when it leaves: popped, dismissed, or since other routes
  /// took the place of all. Each coordinator cancels those of its own screens, wherever it stands.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - action: The case of the action that holds the routes'.
  ///   - cancellationIdType: A type that stands for the coordinator; by default that of this
  ///     reducer, at its place. A type that is given is shared with all who give the same one.
  ///   - screenReducer: The screens.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  /// - Returns: This reducer together with the screens.
  @_disfavoredOverload
  public func forEachRoute<
    Flow: RoutableCollection, ScreenState, ScreenAction, Screen: Reducer<ScreenState, ScreenAction>
  >(
    _ routes: WritableKeyPath<State, Flow>,
    action: CaseKeyPath<Action, RouterAction<Flow.RouteID, ScreenState, ScreenAction>>,
    cancellationIdType: Any.Type? = nil,
    @ReducerBuilder<ScreenState, ScreenAction> screenReducer: () -> Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachRouteReducer<Self, Flow, Screen> where Flow.Element == Route<ScreenState> {
    _ForEachRouteReducer(
      self, screenReducer(),
      FeatureCollectionScope(
        state: routes, action: action, operation: "forEachRoute",
        fileID: fileID, filePath: filePath, line: line, column: column),
      .of(cancellationIdType))
  }
}
