public import CasePaths

extension Reducer {
  /// Runs a child's reducer while an optional field of the state holds the child.
  ///
  /// The child runs first, then this reducer, which may set the field to `nil`: the child's effects are
  /// then cancelled.
  ///
  /// - Parameters:
  ///   - toWrappedState: The field.
  ///   - toWrappedAction: The case of the action that holds the child's.
  ///   - wrapped: The child.
  /// - Returns: This reducer together with the child.
  @inlinable
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: DirectCaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped> where Action: CasePathable {
    _IfLetReducer(
      parent: self, state: StatePath.immortal(toWrappedState),
      action: ActionPath.immortal(toWrappedAction), child: wrapped(),
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs a child's reducer while an optional field of the state holds the child.
  ///
  /// - Parameters:
  ///   - toWrappedState: The field.
  ///   - toWrappedAction: The case of the action that holds the child's.
  ///   - wrapped: The child.
  /// - Returns: This reducer together with the child.
  @inlinable
  @_disfavoredOverload
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped> {
    _IfLetReducer(
      parent: self, state: StatePath.immortal(toWrappedState),
      action: ActionPath.immortal(toWrappedAction), child: wrapped(),
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets an ephemeral child, such as an alert, go as soon as one of its actions comes.
  ///
  /// - Parameters:
  ///   - toWrappedState: The field.
  ///   - toWrappedAction: The case of the action that holds the child's.
  /// - Returns: This reducer together with the child.
  @inlinable
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>> {
    _IfLetReducer(
      parent: self, state: StatePath.immortal(toWrappedState),
      action: ActionPath.immortal(toWrappedAction),
      child: EmptyReducer(),
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// A reducer together with a child in an optional field.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline unowned(unsafe) let state: StatePath<Parent.State, Child.State?>
  @usableFromInline unowned(unsafe) let action: ActionPath<Parent.Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let site: SourcePlace

  @inlinable
  init(
    parent: consuming Parent, state: Unmanaged<StatePath<Parent.State, Child.State?>>,
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
    let result = state.modify(&parentState) {
      childState -> (Effect<Child.Action>, ChildIdentity)? in
      guard childState != nil else { return nil }
      let effect = child.reduce(into: &childState!, action: childAction)
      let identity = effect.isNone ? ChildIdentity.none : ChildIdentity(childState!)
      if state.ephemerality == .always { childState = nil }
      return (effect, identity)
    }
    guard let (effect, identity) = result else {
      site.reportMissing("ifLet", of: parentAction, "child state was \"nil\"")
      return .none
    }
    return effect.lifted(
      action.embed, mortal: { OptionalStep(state, action: action, identity: identity) })
  }
}
