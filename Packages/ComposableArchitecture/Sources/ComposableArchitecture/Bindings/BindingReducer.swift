public import CasePaths

/// Makes the changes of bindings; put it before the reducer that reacts to them.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  @usableFromInline let toViewAction: (Action) -> ViewAction?

  /// Handles the bindings of an action.
  @inlinable
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Handles the bindings of a part of an action.
  ///
  /// - Parameter toViewAction: The part.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = ActionPath<Action, ViewAction>.of(toViewAction)
    self.toViewAction = path.extract
  }

  /// Handles the bindings of a part of an action.
  ///
  /// - Parameter toViewAction: Takes the part out.
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  /// Makes the change if the action is one of a binding.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.apply(to: &state)
    return .none
  }
}
