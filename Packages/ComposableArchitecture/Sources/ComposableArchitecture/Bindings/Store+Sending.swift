public import Bindings
public import CasePaths

/// A field of a store that becomes a binding once it is said which action a write sends.
@MainActor
@dynamicMemberLookup
public struct _StoreBinding<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A part of the field.
  ///
  /// - Parameter member: The part.
  public subscript<Member>(
    dynamicMember member: KeyPath<Value, Member>
  ) -> _StoreBinding<State, Action, Member> {
    _StoreBinding<State, Action, Member>(store: store, keyPath: keyPath.appending(path: member))
  }

  /// A binding that reads the field and sends an action for each write.
  ///
  /// - Parameter action: The case of the action, which holds the new value.
  /// - Returns: The binding.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let path = ActionPath<Action, Value>.of(action)
    // A key path never changes.
    nonisolated(unsafe) let keyPath = keyPath
    return Binding(
      get: { [store] in store[dynamicMember: keyPath] },
      set: { [store] in store.send(path.embed($0)) })
  }
}

extension Bindable {
  /// A field of the store, for `$store.name.sending(\.nameChanged)`.
  ///
  /// - Parameter keyPath: The field.
  @MainActor
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBinding<State, Action, Member> where Value == Store<State, Action> {
    _StoreBinding(store: wrappedValue, keyPath: keyPath)
  }

  /// A binding to the store of a presented child; writing `nil` dismisses the child.
  ///
  /// - Parameters:
  ///   - state: The `@Presents` property, or a case of it.
  ///   - action: The case of the action that holds the presentation's.
  /// - Returns: The binding.
  @MainActor
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(state, action)
  }
}

extension Bindable {
  /// A binding to the store of a stack, for a view that pushes and pops.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case of the action that holds the stack's.
  /// - Returns: The binding; what is written to it is not used, since the stack changes by actions.
  @MainActor
  @_disfavoredOverload
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stack(state, action)
  }
}

extension Binding {
  /// A field of the store, for `$store.name.sending(\.nameChanged)`.
  ///
  /// - Parameter keyPath: The field.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBinding<State, Action, Member> where Value == Store<State, Action> {
    _StoreBinding(store: wrappedValue, keyPath: keyPath)
  }

  /// A binding to the store of a presented child; writing `nil` dismisses the child.
  ///
  /// - Parameters:
  ///   - state: The `@Presents` property, or a case of it.
  ///   - action: The case of the action that holds the presentation's.
  /// - Returns: The binding.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(state, action)
  }
}

extension Binding {
  /// A binding to the store of a stack, for a view that pushes and pops.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case of the action that holds the stack's.
  /// - Returns: The binding; what is written to it is not used, since the stack changes by actions.
  @_disfavoredOverload
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stack(state, action)
  }
}

extension Store {
  fileprivate func stack<ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    _ action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> {
    let stack = scope(state: state, action: action)
    return Binding(get: { stack }, set: { _ in })
  }

  fileprivate func presentation<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let statePath = StatePath<State, ChildState?>.of(state)
    let actionPath = ActionPath<Action, PresentationAction<ChildAction>>.of(action)
    return Binding(
      get: { self.presented(statePath, actionPath) },
      set: { store in
        guard store == nil, self.presented(statePath, actionPath) != nil else { return }
        self.send(actionPath.embed(.dismiss))
      })
  }

  private func presented<ChildState, ChildAction>(
    _ state: StatePath<State, ChildState?>,
    _ action: ActionPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    let embed = action.embed
    return child(
      .presented, state, action, embed: { embed(.presented($0)) }, place: { OptionalPlace(state) })
  }
}
