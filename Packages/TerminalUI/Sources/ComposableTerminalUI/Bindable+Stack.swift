public import ComposableArchitecture

extension Bindable {
  /// A binding to the store of a stack, for a `NavigationStack`.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case of the action that holds the stack's.
  /// - Returns: The binding; the stack itself is changed by actions.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    .constant(wrappedValue.scope(state: state, action: action))
  }
}

extension Binding {
  /// A binding to the store of a stack, for a `NavigationStack`.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case of the action that holds the stack's.
  /// - Returns: The binding; the stack itself is changed by actions.
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    .constant(wrappedValue.scope(state: state, action: action))
  }
}
