extension Reducer {
  /// Runs another reducer when this one has changed a part of the state.
  ///
  /// - Parameters:
  ///   - toValue: The part.
  ///   - reducer: Given the old and the new part, makes the reducer to run.
  /// - Returns: This reducer together with the other.
  @inlinable
  public func onChange<Value: Equatable, Change: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer:
      @escaping (_ oldValue: Value, _ newValue: Value) ->
      Change
  ) -> _OnChangeReducer<Self, Value, Change> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==, change: reducer)
  }

  /// Runs another reducer when this one has changed a part of the state.
  ///
  /// - Parameters:
  ///   - toValue: The part.
  ///   - reducer: Given the new part, makes the reducer to run.
  /// - Returns: This reducer together with the other.
  @inlinable
  @_disfavoredOverload
  public func onChange<Value: Equatable, Change: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ newValue: Value) -> Change
  ) -> _OnChangeReducer<Self, Value, Change> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==) { reducer($1) }
  }

  /// Runs another reducer when this one has changed a part of the state.
  ///
  /// - Parameters:
  ///   - toValue: The part.
  ///   - reducer: Makes the reducer to run.
  /// - Returns: This reducer together with the other.
  @inlinable
  @_disfavoredOverload
  public func onChange<Value: Equatable, Change: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping () -> Change
  ) -> _OnChangeReducer<Self, Value, Change> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==) { _, _ in reducer() }
  }

  /// Runs another reducer when this one has changed a part of the state that is no `Equatable`.
  ///
  /// - Parameters:
  ///   - toValue: The part.
  ///   - isDuplicate: Whether two parts count as equal.
  ///   - reducer: Given the old and the new part, makes the reducer to run.
  /// - Returns: This reducer together with the other.
  @inlinable
  public func onChange<Value, Change: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    removeDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    @ReducerBuilder<State, Action> _ reducer:
      @escaping (_ oldValue: Value, _ newValue: Value) ->
      Change
  ) -> _OnChangeReducer<Self, Value, Change> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate, change: reducer)
  }
}

/// A reducer together with one that runs when a part of the state has changed.
public struct _OnChangeReducer<Base: Reducer, Value, Change: Reducer>: Reducer
where Base.State == Change.State, Base.Action == Change.Action {
  @usableFromInline let base: Base
  @usableFromInline let toValue: (Base.State) -> Value
  @usableFromInline let isDuplicate: (Value, Value) -> Bool
  @usableFromInline let change: (Value, Value) -> Change

  @inlinable
  init(
    base: Base, toValue: @escaping (Base.State) -> Value,
    isDuplicate: @escaping (Value, Value) -> Bool, change: @escaping (Value, Value) -> Change
  ) {
    self.base = base
    self.toValue = toValue
    self.isDuplicate = isDuplicate
    self.change = change
  }

  /// Runs the reducer, then, if the part has changed, the other.
  @inlinable
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let oldValue = toValue(state)
    let effect = base.reduce(into: &state, action: action)
    let newValue = toValue(state)
    guard !isDuplicate(oldValue, newValue) else { return effect }
    return effect.merge(
      with: change(oldValue, newValue).reduce(into: &state, action: action))
  }
}
