public import CasePaths

extension Reducer {
  /// Runs a presented child's reducer: `.ifLet(\.$detail, action: \.detail) { Detail() }`.
  ///
  /// The child runs first, then this reducer. A dismissed child's effects are cancelled; the child can
  /// let itself go with `@Dependency(\.dismiss)`.
  ///
  /// - Parameters:
  ///   - toPresentationState: The `@Presents` property, with its `$`.
  ///   - toPresentationAction: The case of the action that holds the presentation's.
  ///   - destination: The child.
  /// - Returns: This reducer together with the child.
  @inlinable
  public func ifLet<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: DirectCaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, Destination> where Action: CasePathable {
    _PresentationReducer(
      parent: self, state: StatePath.immortal(toPresentationState),
      action: ActionPath.immortal(toPresentationAction),
      child: destination(),
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs a presented child's reducer.
  ///
  /// - Parameters:
  ///   - toPresentationState: The `@Presents` property, with its `$`.
  ///   - toPresentationAction: The case of the action that holds the presentation's.
  ///   - destination: The child.
  /// - Returns: This reducer together with the child.
  @inlinable
  @_disfavoredOverload
  public func ifLet<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, Destination> {
    _PresentationReducer(
      parent: self, state: StatePath.immortal(toPresentationState),
      action: ActionPath.immortal(toPresentationAction),
      child: destination(),
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Presents an ephemeral child, such as an alert, which goes as soon as one of its actions comes.
  ///
  /// - Parameters:
  ///   - toPresentationState: The `@Presents` property, with its `$`.
  ///   - toPresentationAction: The case of the action that holds the presentation's.
  /// - Returns: This reducer together with the child.
  @inlinable
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>> {
    _PresentationReducer(
      parent: self, state: StatePath.immortal(toPresentationState),
      action: ActionPath.immortal(toPresentationAction),
      child: EmptyReducer(),
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Presents the cases of an enum reducer, each with its own reducer.
  ///
  /// - Parameters:
  ///   - toPresentationState: The `@Presents` property, with its `$`.
  ///   - toPresentationAction: The case of the action that holds the presentation's.
  /// - Returns: This reducer together with the child.
  @inlinable
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, DestinationState.StateReducer.Body>
  where
    DestinationState.StateReducer.State == DestinationState,
    DestinationState.StateReducer.Action == DestinationAction
  {
    _PresentationReducer(
      parent: self, state: StatePath.immortal(toPresentationState),
      action: ActionPath.immortal(toPresentationAction),
      child: DestinationState.StateReducer.body,
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
