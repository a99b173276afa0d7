extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field of the state; setting it sends a `.binding` action, so that `$store.name` is a binding.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get {
      let isObserving = ObservationProbe.isObserving
      return StatePath.value(keyPath, at: core.locate(tracks: isObserving), tracks: isObserving)
    }
    set {
      send(.binding(BindingAction(writing: newValue, to: keyPath)))
    }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A field of the state; setting it sends a `.binding` action inside the view's, so that `$store.name`
  /// is a binding.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get {
      let isObserving = ObservationProbe.isObserving
      return StatePath.value(keyPath, at: core.locate(tracks: isObserving), tracks: isObserving)
    }
    set {
      send(.view(.binding(BindingAction(writing: newValue, to: keyPath))))
    }
  }
}
