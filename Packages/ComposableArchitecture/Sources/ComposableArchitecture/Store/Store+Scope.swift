public import CasePaths

extension Store {
  /// The store of a child in a field of the state.
  ///
  /// The same child gives the same store.
  ///
  /// - Parameters:
  ///   - state: The field.
  ///   - action: The case of the action that holds the child's.
  /// - Returns: The child's store.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: DirectCaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    field(StatePath.immortal(state), ActionPath.immortal(action))
  }

  /// The store of a child in a field of the state.
  ///
  /// - Parameters:
  ///   - state: The field.
  ///   - action: The case of the action that holds the child's.
  /// - Returns: The child's store.
  @inlinable
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    field(StatePath.immortal(state), ActionPath.immortal(action))
  }

  /// The store of a child that is there, or not.
  ///
  /// - Parameters:
  ///   - state: The optional field or the case.
  ///   - action: The case of the action that holds the child's.
  /// - Returns: The child's store, `nil` if there is no child.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: DirectCaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    optional(.of(state), .of(action))
  }

  /// The store of a child that is there, or not.
  ///
  /// - Parameters:
  ///   - state: The optional field or the case.
  ///   - action: The case of the action that holds the child's.
  /// - Returns: The child's store, `nil` if there is no child.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optional(.of(state), .of(action))
  }

  @inlinable
  func field<ChildState, ChildAction>(
    _ state: Unmanaged<StatePath<State, ChildState>>,
    _ action: Unmanaged<ActionPath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> {
    if let known = children.find(.field, state.toOpaque(), action.toOpaque()) {
      // The way and the kind fix the type of the store.
      return unsafeDowncast(known, to: Store<ChildState, ChildAction>.self)
    }
    return makeField(state, action)
  }

  @inlinable
  @inline(never)
  func makeField<ChildState, ChildAction>(
    _ state: Unmanaged<StatePath<State, ChildState>>,
    _ action: Unmanaged<ActionPath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> {
    let core = core
    let compiled = action.takeUnretainedValue()
    let store = Store<ChildState, ChildAction>(
      core: FieldCore(
        core, state.takeUnretainedValue(), sendUp: { core.send(compiled.path.embed($0)) }))
    children.add(store, .field, state.toOpaque(), action.toOpaque())
    return store
  }

  func optional<ChildState, ChildAction>(
    _ state: StatePath<State, ChildState?>, _ action: ActionPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    child(.optional, state, action, embed: action.embed) { OptionalPlace(state) }
  }

  /// The store of a child that can go away.
  func child<ChildState, ChildAction>(
    _ kind: ChildStores.Kind, _ state: CompiledKeyPath, _ action: CompiledKeyPath,
    embed: @escaping (ChildAction) -> Action, place: () -> ChildPlace<State, ChildState>
  ) -> Store<ChildState, ChildAction>? {
    if let known = children.find(kind, state, action) as? Store<ChildState, ChildAction>,
      known.core.isAlive
    {
      _ = known.core.pointer
      return known
    }
    guard let childCore = ChildCore(core, place(), embed) else {
      children.drop(kind, state, action)
      return nil
    }
    let store = Store<ChildState, ChildAction>(core: childCore)
    children.keep(store, kind, state, action)
    childCore.onEnd = { [weak self, weak store] in
      guard let self, let store else { return }
      self.forget(store, kind, state, action)
    }
    core.root.add(childCore)
    return store
  }

  private func forget<ChildState, ChildAction>(
    _ store: Store<ChildState, ChildAction>, _ kind: ChildStores.Kind,
    _ state: CompiledKeyPath, _ action: CompiledKeyPath
  ) {
    guard children.find(kind, state, action) === store else { return }
    children.drop(kind, state, action)
  }
}
