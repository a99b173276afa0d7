extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the case that the state is, to switch over.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}
