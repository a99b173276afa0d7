/// A reducer made from a closure, or from a reducer whose type is hidden.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline
  let run: (inout State, Action) -> Effect<Action>

  /// Creates a reducer from a closure.
  ///
  /// - Parameter reduce: Changes the state and returns the effects to run.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    run = reduce
  }

  /// Creates a reducer that hides the type of another one.
  ///
  /// - Parameter reducer: The other one.
  @inlinable
  public init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {
    run = { reducer.reduce(into: &$0, action: $1) }
  }

  @usableFromInline
  init(any reducer: any Reducer<State, Action>) {
    run = { Self.reduce(reducer, &$0, $1) }
  }

  private static func reduce<R: Reducer<State, Action>>(
    _ reducer: R, _ state: inout State, _ action: Action
  ) -> Effect<Action> {
    reducer.reduce(into: &state, action: action)
  }

  /// Runs the closure.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }
}
