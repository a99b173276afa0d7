public import Dependencies

extension Reducer {
  /// Overrides a dependency for this reducer and its effects.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: The value to use.
  /// - Returns: The reducer with the override.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Overrides a dependency that is its own key for this reducer and its effects.
  ///
  /// - Parameter value: The value to use.
  /// - Returns: The reducer with the override.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> _DependencyReducer<Self> where Value.Value == Value {
    _DependencyReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer and its effects.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - transform: Changes the value there is.
  /// - Returns: The reducer with the change.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Changes a dependency that is its own key for this reducer and its effects.
  ///
  /// - Parameters:
  ///   - type: The dependency.
  ///   - transform: Changes the value there is.
  /// - Returns: The reducer with the change.
  public func transformDependency<Value: TestDependencyKey>(
    _ type: Value.Type, transform: @escaping (_ dependency: inout Value) -> Void
  ) -> _DependencyReducer<Self> where Value.Value == Value {
    _DependencyReducer(base: self) { transform(&$0[Value.self]) }
  }
}

/// A reducer with other dependencies.
public struct _DependencyReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void

  /// Runs the reducer with its dependencies.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies(update) { base.reduce(into: &state, action: action) }
  }
}
