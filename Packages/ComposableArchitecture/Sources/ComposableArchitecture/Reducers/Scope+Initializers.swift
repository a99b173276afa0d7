public import CasePaths

extension Scope {
  /// Runs a child in a field of the parent's state.
  ///
  /// - Parameters:
  ///   - state: The field.
  ///   - action: The case of the parent's action that holds the child's.
  ///   - child: The child.
  @inlinable
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: DirectCaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ParentAction: CasePathable, Child.State == ChildState, Child.Action == ChildAction {
    self.init(field: StatePath.immortal(state), ActionPath.immortal(action), child())
  }

  /// Runs a child in a field of the parent's state.
  ///
  /// - Parameters:
  ///   - state: The field.
  ///   - action: The case of the parent's action that holds the child's.
  ///   - child: The child.
  @inlinable
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.init(field: StatePath.immortal(state), ActionPath.immortal(action), child())
  }

  /// Runs a child in a case of the parent's state.
  ///
  /// An action for a case that the state is not is an issue, so put this before the reducer that changes
  /// the case.
  ///
  /// - Parameters:
  ///   - state: The case.
  ///   - action: The case of the parent's action that holds the child's.
  ///   - child: The child.
  @inlinable
  public init<ChildState, ChildAction>(
    state: DirectCaseKeyPath<ParentState, ChildState>,
    action: DirectCaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    ParentState: CasePathable, ParentAction: CasePathable, Child.State == ChildState,
    Child.Action == ChildAction
  {
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(enumCase: ActionPath.immortal(state), ActionPath.immortal(action), child(), site)
  }

  /// Runs a child in a case of the parent's state.
  ///
  /// - Parameters:
  ///   - state: The case.
  ///   - action: The case of the parent's action that holds the child's.
  ///   - child: The child.
  @inlinable
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state: CaseKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(enumCase: ActionPath.immortal(state), ActionPath.immortal(action), child(), site)
  }
}
