/// A reducer of unknown type.
class AnyReducerBox<State, Action> {
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// A reducer in an object.
final class ReducerBox<R: Reducer>: AnyReducerBox<R.State, R.Action> {
  private let reducer: R

  init(_ reducer: R) {
    self.reducer = reducer
  }

  override func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
    reducer.reduce(into: &state, action: action)
  }
}
