extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field of the state; setting it sends a `.binding` action, so that `$store.name` is a binding.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get {
      let path = StatePath<State, Value>.of(keyPath)
      return path.read(core.pointer, tracks: true) { $0.pointee }
    }
    set {
      send(.binding(BindingAction(writing: newValue, to: keyPath)))
    }
  }
}
