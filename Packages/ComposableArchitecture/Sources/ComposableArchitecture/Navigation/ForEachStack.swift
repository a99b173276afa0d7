public import CasePaths

extension Reducer {
  /// Runs the features of a stack: `.forEach(\.path, action: \.path) { Path() }`.
  ///
  /// The element that an action is for runs first, then this reducer. The effects of elements that leave
  /// the stack are cancelled; an element can leave with `@Dependency(\.dismiss)`.
  ///
  /// - Parameters:
  ///   - toStackState: The stack.
  ///   - toStackAction: The case of the action that holds the stack's.
  ///   - destination: The features.
  /// - Returns: This reducer together with the features.
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination> {
    _StackReducer(
      parent: self, state: .of(toStackState), action: .of(toStackAction), element: destination(),
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the features of a stack whose elements are the cases of an enum reducer.
  ///
  /// - Parameters:
  ///   - toStackState: The stack.
  ///   - toStackAction: The case of the action that holds the stack's.
  /// - Returns: This reducer together with the features.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, DestinationState.StateReducer.Body>
  where
    DestinationState.StateReducer.State == DestinationState,
    DestinationState.StateReducer.Action == DestinationAction
  {
    _StackReducer(
      parent: self, state: .of(toStackState), action: .of(toStackAction),
      element: DestinationState.StateReducer.body,
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
