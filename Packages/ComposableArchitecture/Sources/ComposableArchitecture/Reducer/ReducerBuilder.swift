/// Puts reducers together that are written one below the other.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// A `for` loop's reducers.
  @inlinable
  public static func buildArray<R: Reducer<State, Action>>(
    _ reducers: [R]
  ) -> _ReducerArray<R> {
    _ReducerArray(reducers: reducers)
  }

  /// Nothing.
  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// A single reducer.
  @inlinable
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: consuming R) -> R {
    reducer
  }

  /// The first branch of a condition.
  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first reducer: consuming First
  ) -> _ReducerCondition<First, Second> {
    .first(reducer)
  }

  /// The second branch of a condition.
  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second reducer: consuming Second
  ) -> _ReducerCondition<First, Second> {
    .second(reducer)
  }

  /// One statement.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: consuming R) -> R {
    expression
  }

  /// One statement whose type is not known.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(any: expression)
  }

  /// The whole.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: consuming R) -> R {
    reducer
  }

  /// Reducers behind an availability check.
  @inlinable
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(
    _ wrapped: R
  ) -> Reduce<State, Action> {
    Reduce(wrapped)
  }

  /// A condition without an `else`.
  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: consuming R?) -> R? {
    wrapped
  }

  /// The first of several reducers.
  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: consuming R) -> R {
    first
  }

  /// One more reducer.
  @inlinable
  public static func buildPartialBlock<First: Reducer<State, Action>, Next: Reducer<State, Action>>(
    accumulated: consuming First, next: consuming Next
  ) -> _ReducerSequence<First, Next> {
    _ReducerSequence(first: accumulated, next: next)
  }
}
