public import CasePaths

extension Reducer {
  /// Runs a child's reducer while the state is the case that holds the child.
  ///
  /// The child runs first, then this reducer, which may change the case: the child's effects are then
  /// cancelled.
  ///
  /// - Parameters:
  ///   - toCaseState: The case.
  ///   - toCaseAction: The case of the action that holds the child's.
  ///   - caseReducer: The child.
  /// - Returns: This reducer together with the child.
  @inlinable
  public func ifCaseLet<CaseState, CaseAction, Child: Reducer<CaseState, CaseAction>>(
    _ toCaseState: DirectCaseKeyPath<State, CaseState>,
    action toCaseAction: DirectCaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then caseReducer: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Child> where State: CasePathable, Action: CasePathable {
    _IfCaseLetReducer(
      parent: self, state: ActionPath.immortal(toCaseState),
      action: ActionPath.immortal(toCaseAction), child: caseReducer(),
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs a child's reducer while the state is the case that holds the child.
  ///
  /// - Parameters:
  ///   - toCaseState: The case.
  ///   - toCaseAction: The case of the action that holds the child's.
  ///   - caseReducer: The child.
  /// - Returns: This reducer together with the child.
  @inlinable
  @_disfavoredOverload
  public func ifCaseLet<CaseState, CaseAction, Child: Reducer<CaseState, CaseAction>>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then caseReducer: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Child> {
    _IfCaseLetReducer(
      parent: self, state: ActionPath.immortal(toCaseState),
      action: ActionPath.immortal(toCaseAction), child: caseReducer(),
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// A reducer together with a child in a case of its state.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline unowned(unsafe) let state: ActionPath<Parent.State, Child.State>
  @usableFromInline unowned(unsafe) let action: ActionPath<Parent.Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let site: SourcePlace

  @inlinable
  init(
    parent: consuming Parent, state: Unmanaged<ActionPath<Parent.State, Child.State>>,
    action: Unmanaged<ActionPath<Parent.Action, Child.Action>>, child: consuming Child,
    site: SourcePlace
  ) {
    self.parent = parent
    // Compiled key paths are never freed, so the references are not counted.
    self.state = state._withUnsafeGuaranteedRef { $0 }
    self.action = action._withUnsafeGuaranteedRef { $0 }
    self.child = child
    self.site = site
  }

  /// Runs the child for its actions, then the parent for all.
  @inlinable
  public func reduce(
    into parentState: inout Parent.State, action parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    let childEffect = reduceChild(&parentState, parentAction)
    let parentEffect = parent.reduce(into: &parentState, action: parentAction)
    return childEffect.merge(with: parentEffect)
  }

  @inlinable
  func reduceChild(
    _ parentState: inout Parent.State, _ parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let childAction = action.extract(parentAction) else { return .none }
    let result = state.modify(&parentState) { childState in
      let effect = child.reduce(into: &childState, action: childAction)
      return (effect, effect.isNone ? ChildIdentity.none : ChildIdentity(childState))
    }
    guard let (effect, identity) = result else {
      site.reportMissing("ifCaseLet", of: parentAction, "the state was another case", parentState)
      return .none
    }
    return effect.lifted(
      action.embed, mortal: { CaseStep(state, action: action, identity: identity) })
  }
}
