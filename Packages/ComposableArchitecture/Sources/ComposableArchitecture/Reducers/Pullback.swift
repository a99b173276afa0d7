public import CasePaths

extension Reducer {
  /// Makes this reducer one of its parent, in a field of the parent's state.
  ///
  /// `Profile().pullback(state: \.profile, action: \.profile)` is
  /// `Scope(state: \.profile, action: \.profile) { Profile() }`.
  ///
  /// - Parameters:
  ///   - state: The field.
  ///   - action: The case of the parent's action that holds this reducer's.
  /// - Returns: The reducer of the parent.
  @inlinable
  public func pullback<ParentState, ParentAction: CasePathable>(
    state: WritableKeyPath<ParentState, State>, action: DirectCaseKeyPath<ParentAction, Action>
  ) -> Scope<ParentState, ParentAction, Self> {
    Scope(field: StatePath.immortal(state), ActionPath.immortal(action), self)
  }

  /// Makes this reducer one of its parent, in a field of the parent's state.
  ///
  /// - Parameters:
  ///   - state: The field.
  ///   - action: The case of the parent's action that holds this reducer's.
  /// - Returns: The reducer of the parent.
  @inlinable
  @_disfavoredOverload
  public func pullback<ParentState, ParentAction>(
    state: WritableKeyPath<ParentState, State>, action: CaseKeyPath<ParentAction, Action>
  ) -> Scope<ParentState, ParentAction, Self> {
    Scope(field: StatePath.immortal(state), ActionPath.immortal(action), self)
  }

  /// Makes this reducer one of its parent, in a case of the parent's state.
  ///
  /// - Parameters:
  ///   - state: The case.
  ///   - action: The case of the parent's action that holds this reducer's.
  /// - Returns: The reducer of the parent.
  @inlinable
  public func pullback<ParentState: CasePathable, ParentAction: CasePathable>(
    state: DirectCaseKeyPath<ParentState, State>,
    action: DirectCaseKeyPath<ParentAction, Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Scope<ParentState, ParentAction, Self> {
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Scope(enumCase: ActionPath.immortal(state), ActionPath.immortal(action), self, site)
  }

  /// Makes this reducer one of its parent, in a case of the parent's state.
  ///
  /// - Parameters:
  ///   - state: The case.
  ///   - action: The case of the parent's action that holds this reducer's.
  /// - Returns: The reducer of the parent.
  @inlinable
  @_disfavoredOverload
  public func pullback<ParentState, ParentAction>(
    state: CaseKeyPath<ParentState, State>,
    action: CaseKeyPath<ParentAction, Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Scope<ParentState, ParentAction, Self> {
    let site = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Scope(enumCase: ActionPath.immortal(state), ActionPath.immortal(action), self, site)
  }
}
