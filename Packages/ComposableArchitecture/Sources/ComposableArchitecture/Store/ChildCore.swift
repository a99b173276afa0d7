import IssueReporting

/// The way from a parent's core to a child that can go away.
///
/// Once its child is gone the core keeps the last value it has seen, reports what is sent and never comes
/// to life again, not even when another child takes the place.
final class ChildCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action>,
  ScopeWatcher
{
  private let parent: StoreCore<ParentState, ParentAction>
  private let place: ChildPlace<ParentState, State>
  private let embed: ((Action) -> ParentAction)?
  private let rootCore: any RootAccess
  private let generation: UInt64
  private let last: ValueBox<State>
  private var seenVersion: UInt64
  private var isGone = false

  /// Told when the child is gone.
  var onEnd: (() -> Void)?

  /// Fails if the child is not there.
  init?(
    _ parent: StoreCore<ParentState, ParentAction>, _ place: ChildPlace<ParentState, State>,
    _ embed: @escaping (Action) -> ParentAction
  ) {
    guard parent.isAlive else { return nil }
    let isObserving = ObservationProbe.isObserving
    let pointer = parent.locate(tracks: isObserving)
    if isObserving { place.access(pointer) }
    guard let state = place.child(pointer), let generation = place.generation(pointer)
    else { return nil }
    self.parent = parent
    self.place = place
    self.embed = embed
    self.generation = generation
    last = ValueBox(state)
    rootCore = parent.root
    seenVersion = rootCore.version
    super.init(parent.notices, at: nil)
  }

  /// The way to a child that is gone already.
  init(
    _ parent: StoreCore<ParentState, ParentAction>, gone state: State,
    _ place: ChildPlace<ParentState, State>
  ) {
    self.parent = parent
    self.place = place
    embed = nil
    generation = 0
    last = ValueBox(state)
    rootCore = parent.root
    seenVersion = 0
    isGone = true
    super.init(parent.notices, at: nil)
  }

  override var root: any RootAccess { rootCore }

  override var isAlive: Bool {
    guard !isGone, parent.isAlive else { return false }
    // What becomes of the child is seen when the reduction is over.
    guard !notices.isReducing else { return true }
    return seenVersion == rootCore.version
      || place.generation(parent.locate(tracks: false)) == generation
  }

  override func locate(tracks: Bool) -> UnsafePointer<State> {
    guard !isGone, parent.isAlive else { return last.pointer }
    guard !notices.isReducing else {
      notices.reportReadOfCopy()
      return last.pointer
    }
    let pointer = parent.locate(tracks: tracks)
    if tracks { place.access(pointer) }
    guard seenVersion != rootCore.version else { return last.pointer }
    guard place.generation(pointer) == generation, let state = place.child(pointer)
    else { return last.pointer }
    last.set(state)
    seenVersion = rootCore.version
    return last.pointer
  }

  override func send(_ action: Action) -> StoreTask {
    if !isGone, let embed,
      rootCore.queueNext(if: { [self] in isAlive || reportGone(action) })
    {
      return parent.send(embed(action))
    }
    guard isAlive, let embed else {
      _ = reportGone(action)
      return StoreTask(work: nil)
    }
    return parent.send(embed(action))
  }

  /// Tells that an action was dropped; always `false`.
  private func reportGone(_ action: Action) -> Bool {
    reportIssue(
      """
      An action was sent to a store whose state is gone: …

          Action:
            \(ActionLabel.of(action))

      The state has become "nil", another case or another child, or its row was removed. The \
      action was dropped. Do not keep a store beyond the life of its feature.
      """)
    return false
  }

  // Numbers of children never come back; a child without one may seem to.
  var canWait: Bool { generation != 0 }

  var isOver: Bool { isGone }

  @discardableResult
  func stateDidChange() -> Bool {
    guard !isGone, !isAlive else { return false }
    end()
    return true
  }

  /// Declares the child gone.
  func end() {
    isGone = true
    onEnd?()
    onEnd = nil
  }
}
