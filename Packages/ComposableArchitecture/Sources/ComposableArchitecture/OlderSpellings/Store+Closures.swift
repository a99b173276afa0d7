extension Store {
  /// The store of a part of the state that a closure makes: the older spelling.
  ///
  /// Each call gives another store, and each read makes the part anew.
  ///
  /// - Parameters:
  ///   - toChildState: Makes the part.
  ///   - fromChildAction: Turns an action of the part into one of this store.
  /// - Returns: The store of the part.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(core: ClosureCore(core, toChildState, fromChildAction))
  }
}

/// The way from a parent's core to a part that a closure makes.
private final class ClosureCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action>
{
  private let parent: StoreCore<ParentState, ParentAction>
  private let toState: (ParentState) -> State
  private let embed: (Action) -> ParentAction
  private var copy: ValueBox<State>?

  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ toState: @escaping (ParentState) -> State,
    _ embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.toState = toState
    self.embed = embed
    super.init(parent.notices, at: nil)
  }

  override func locate(tracks: Bool) -> UnsafePointer<State> {
    let box = ValueBox(toState(parent.locate(tracks: tracks).pointee))
    copy = box
    return box.pointer
  }

  override var isAlive: Bool { parent.isAlive }

  override var root: any RootAccess { parent.root }

  override func send(_ action: Action) -> StoreTask { parent.send(embed(action)) }
}
