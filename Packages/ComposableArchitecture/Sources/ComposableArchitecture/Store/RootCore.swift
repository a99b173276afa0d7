public import Dependencies

/// The heart of a store: the state, the queue of actions, and the effects that run.
///
/// Actions are handled one after the other, first in, first out, by a loop: an action that comes while
/// another is handled waits. The state is changed in place. What is run for each action is inlinable, so
/// that a store made in a feature's module runs code made for its types.
@MainActor
@usableFromInline
final class RootCore<State, Action>: StoreCore<State, Action> {
  /// What the reducer and its effects see.
  @exclusivity(unchecked) @usableFromInline var dependencies: DependencyValues

  /// Told of each action right after it was reduced, before its effects are accepted.
  @exclusivity(unchecked) @usableFromInline
  var onReduce: ((_ action: Action, _ origin: ActionOrigin, _ state: State) -> Void)?

  @usableFromInline let effects: EffectTable
  @usableFromInline let place: UnsafeMutablePointer<State>
  @usableFromInline let reducer: (inout State, Action) -> Effect<Action>
  @usableFromInline let perform: @MainActor (RootCore, Action) -> StoreTask
  @exclusivity(unchecked) @usableFromInline var queue = ActionQueue<Action>()
  @exclusivity(unchecked) @usableFromInline var isDraining = false

  /// Belongs to the next action that is queued.
  @exclusivity(unchecked) private var nextCheck: (() -> Bool)?
  private lazy var outlet = RootOutlet(self)

  @inlinable
  init<R: Reducer>(
    initialState: State, reducer: R, dependencies: DependencyValues? = nil
  ) where R.State == State, R.Action == Action {
    place = .allocate(capacity: 1)
    place.initialize(to: initialState)
    self.reducer = { reducer.reduce(into: &$0, action: $1) }
    self.dependencies = dependencies ?? ._current
    perform = { core, action in core.sendDirectly(action) }
    effects = EffectTable()
    super.init(
      RootNotices(identity: ValueIdentity.of(State.self), place: UnsafeMutableRawPointer(place)),
      at: UnsafeRawPointer(place))
  }

  @usableFromInline
  isolated deinit {
    effects.abandon()
    notices.end()
    place.deinitialize(count: 1)
    place.deallocate()
  }

  /// The state.
  var state: State {
    get { pointer.pointee }
    set {
      place.pointee = newValue
      notices.rootWasReplaced()
    }
  }

  @usableFromInline
  override func locate(tracks: Bool) -> UnsafePointer<State> {
    if tracks { notices.access() }
    return notices.readable(UnsafePointer(place))
  }

  @usableFromInline
  override var root: any RootAccess { self }

  @usableFromInline
  override func send(_ action: Action) -> StoreTask { perform(self, action) }

  /// Sends an action from outside.
  @inlinable
  func sendDirectly(_ action: Action) -> StoreTask {
    let number = effects.nextNumber()
    guard !isDraining else { return enqueue(action, number) }
    isDraining = true
    handle(QueuedAction(action: action, work: number))
    drain()
    return effects.task(number)
  }

  /// Takes an action that an effect has sent.
  func receive(_ action: Action, from sender: Sender) {
    var item = QueuedAction(action: action, work: sender.work, origin: .effect, path: sender.path)
    if let work = effects.existingWork(sender.work) {
      work.enter()
      item.isCounted = true
    }
    queue.append(item)
    guard !isDraining else { return }
    isDraining = true
    drain()
  }

  @usableFromInline
  func enqueue(_ action: Action, _ number: UInt64) -> StoreTask {
    let work = effects.work(number)
    work.enter()
    queue.append(
      QueuedAction(action: action, work: number, isCounted: true, isMeant: nextCheck))
    nextCheck = nil
    return StoreTask(work: work)
  }

  @inlinable
  func drain() {
    while let item = queue.popFirst() { handle(item) }
    isDraining = false
  }

  @inlinable
  func handle(_ item: QueuedAction<Action>) {
    if let path = item.path, !path.isAlive(in: UnsafeRawPointer(place)) {
      finish(item)
      return
    }
    if let isMeant = item.isMeant, !isMeant() {
      finish(item)
      return
    }
    let effect = reduce(item.action)
    onReduce?(item.action, item.origin, place.pointee)
    if effects.hasMortals { effects.cancelOrphans() }
    switch effect.content {
    case .none: break
    case .send(let action): follow(action, item.work)
    case .node(let node):
      if node.onlySends {
        followAll(node, item.work)
      } else {
        accept(node, item)
      }
    }
    notices.tell()
    finish(item)
  }

  @inlinable
  func reduce(_ action: Action) -> Effect<Action> {
    notices.begin()
    defer { notices.endReduction() }
    if dependencies._isIdentical(to: ._current) { return reducer(&place.pointee, action) }
    return DependencyValues._with(dependencies) { reducer(&place.pointee, action) }
  }

  /// Queues the action of a `.send`.
  @inlinable
  func follow(_ action: Action, _ number: UInt64) {
    let isCounted = effects.count(number)
    queue.append(
      QueuedAction(action: action, work: number, origin: .effect, isCounted: isCounted))
  }

  /// Queues the actions of several `.send`s.
  @inlinable
  func followAll(_ node: EffectNode<Action>, _ number: UInt64) {
    // Only a list says that it only sends.
    for effect in unsafeDowncast(node, to: ListNode<Action>.self).effects {
      if case .send(let action) = effect.content { follow(action, number) }
    }
  }

  @usableFromInline
  func accept(_ node: EffectNode<Action>, _ item: QueuedAction<Action>) {
    // The table belongs to this core and is not used after it.
    if effects.root == nil { effects.root = UnsafeRawPointer(place) }
    var walk = EffectWalk(effects, work: item.work, action: onReduce == nil ? nil : item.action)
    walk.run(node, in: EffectContext(outlet: outlet))
  }

  @inlinable
  func finish(_ item: QueuedAction<Action>) {
    if item.isCounted { effects.leave(item.work) }
  }
}

extension RootCore: RootAccess {
  @usableFromInline var version: UInt64 { notices.version }
  @usableFromInline var hasRunningEffects: Bool { effects.hasRuns }

  @usableFromInline
  func queueNext(if isMeant: @escaping () -> Bool) -> Bool {
    guard isDraining else { return false }
    if nextCheck == nil { nextCheck = isMeant }
    return true
  }

  @usableFromInline
  func addListener(_ listener: StateListener) -> UInt64 {
    notices.add(listener, id: effects.nextNumber())
  }

  @usableFromInline
  func removeListener(_ id: UInt64) { notices.removeListener(id) }

  @usableFromInline
  func add(_ watcher: any ScopeWatcher) { notices.add(watcher) }

  @usableFromInline
  func settle() async {
    while effects.hasRuns {
      await withCheckedContinuation { effects.whenEventHappens($0) }
    }
  }
}

extension RootCore {
  /// Told when an effect has ended or was cancelled.
  var onEffectEvent: (() -> Void)? {
    get { effects.onEvent }
    set { effects.onEvent = newValue }
  }

  /// Whether effects run that were not cancelled.
  var hasLiveEffects: Bool { effects.runs.values.contains { !$0.isCancelled } }

  /// Every accepted effect whose task still runs, in order of acceptance.
  var inFlight: [InFlightEffect] {
    effects.runs.values.filter { !$0.isCancelled }.sorted { $0.id < $1.id }.map {
      InFlightEffect(id: $0.id, action: $0.action, fileID: $0.site?.fileID, line: $0.site?.line)
    }
  }

  /// Cancels everything that runs.
  func cancelAllEffects() { effects.cancelAll() }
}

/// Who sent an action.
@usableFromInline
enum ActionOrigin: Sendable {
  case user
  case effect
}

/// An effect that runs, for test stores.
struct InFlightEffect {
  let id: UInt64

  /// The action whose handling returned the effect.
  let action: Any?

  /// Where the effect was made.
  let fileID: StaticString?
  let line: UInt?
}
