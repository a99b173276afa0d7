/// A feature's logic: how an action changes the state and which effects it starts.
///
/// Conform either with a ``body-swift.property`` made of other reducers, or with
/// ``reduce(into:action:)``.
public protocol Reducer<State, Action> {
  /// The data that the feature needs for its logic and its view.
  associatedtype State

  /// What can happen in the feature.
  associatedtype Action

  /// The type of the body; `Never` for a reducer that implements ``reduce(into:action:)``.
  associatedtype Body

  /// Changes the state and returns the effects to run.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: What happened.
  /// - Returns: The effects that the action starts.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is made of; each sees each action, from the first to the last.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

extension Reducer where Body == Never {
  /// A reducer without a body implements ``reduce(into:action:)``.
  public var body: Body {
    preconditionFailure("'\(Self.self)' has no body; call its 'reduce(into:action:)'.")
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the body.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A reducer of the state and action of another one.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
