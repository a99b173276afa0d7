import Dependencies
import Observation

/// The heart of a store: the state, the queue of actions, and the effects that run.
///
/// Actions are handled one after the other, first in, first out, by a loop: an action that comes while
/// another is handled waits. The state is changed in place.
@MainActor
final class RootCore<State, Action>: StoreCore<State, Action> {
  /// What the reducer and its effects see.
  var dependencies: DependencyValues

  /// Told of each action right after it was reduced, before its effects are accepted.
  var onReduce: ((_ action: Action, _ origin: ActionOrigin, _ state: State) -> Void)?

  /// Told when an effect has ended or was cancelled.
  var onEffectEvent: (() -> Void)? {
    get { effects.onEvent }
    set { effects.onEvent = newValue }
  }

  let effects = EffectTable()
  private let place: UnsafeMutablePointer<State>
  private let reducer: AnyReducerBox<State, Action>
  private let identity = ValueIdentity.of(State.self)
  private let token = ObservationToken()
  private var queue = ActionQueue<Action>()
  private var isDraining = false
  private var isReducing = false
  private lazy var outlet = RootOutlet(self)

  init(
    initialState: State, reducer: some Reducer<State, Action>, dependencies: DependencyValues? = nil
  ) {
    place = .allocate(capacity: 1)
    place.initialize(to: initialState)
    self.reducer = ReducerBox(reducer)
    self.dependencies = dependencies ?? ._current
    super.init()
  }

  isolated deinit {
    effects.abandon()
    for listener in listeners.values { listener.end() }
    place.deinitialize(count: 1)
    place.deallocate()
  }

  /// The state.
  var state: State {
    get { pointer.pointee }
    set {
      token.notify(0)
      place.pointee = newValue
    }
  }

  override var pointer: UnsafePointer<State> {
    precondition(
      !isReducing, "The state of a store was read by a reducer that is changing it.")
    token.access(0)
    return UnsafePointer(place)
  }

  override var root: any RootAccess { self }

  /// Sends an action from outside.
  override func send(_ action: Action) -> StoreTask {
    let number = effects.nextNumber()
    guard !isDraining else {
      let work = effects.work(number)
      work.enter()
      queue.append(
        QueuedAction<Action>(action: action, work: number, isCounted: true))
      return StoreTask(work: work)
    }
    isDraining = true
    handle(QueuedAction(action: action, work: number))
    drain()
    return StoreTask(work: effects.existingWork(number))
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

  private func drain() {
    while let item = queue.popFirst() { handle(item) }
    isDraining = false
  }

  private func handle(_ item: QueuedAction<Action>) {
    if let path = item.path, !path.isAlive(in: UnsafeRawPointer(place)) {
      finish(item)
      return
    }
    let (effect, frame) = reduce(item.action)
    version += 1
    onReduce?(item.action, item.origin, place.pointee)
    if effects.hasMortals { effects.cancelOrphans(all: frame.hasStructureChanged) }
    accept(effect, item)
    tell(frame)
    finish(item)
  }

  private func reduce(_ action: Action) -> (Effect<Action>, ReductionFrame) {
    let isObserved = token.isObserved(0)
    let before = isObserved ? identity.willModify(UnsafeMutableRawPointer(place)) : .unobserved
    let outer = Reduction.begin(watchesStructure: effects.hasManyMortals)
    isReducing = true
    let effect: Effect<Action>
    if dependencies._isIdentical(to: ._current) {
      effect = reducer.reduce(into: &place.pointee, action: action)
    } else {
      effect = DependencyValues._with(dependencies) {
        reducer.reduce(into: &place.pointee, action: action)
      }
    }
    isReducing = false
    if isObserved, !before.isSame(as: identity.read(UnsafeRawPointer(place))) { token.notify(0) }
    return (effect, Reduction.end(outer))
  }

  private func accept(_ effect: Effect<Action>, _ item: QueuedAction<Action>) {
    switch effect.content {
    case .none:
      break
    case .send(let action):
      receive(action, from: Sender(path: nil, work: item.work))
    case .node(let node):
      if effects.isAlive == nil { makeEffectsKnowTheState() }
      var walk = EffectWalk(effects, work: item.work, action: onReduce == nil ? nil : item.action)
      walk.run(node, in: EffectContext(outlet: outlet))
    }
  }

  private func makeEffectsKnowTheState() {
    // The table belongs to this core and is not used after it.
    nonisolated(unsafe) let place = UnsafeRawPointer(place)
    effects.isAlive = { $0.isAlive(in: place) }
  }

  private func tell(_ frame: ReductionFrame) {
    for registrar in frame.notifications { NotificationQueue.deliver(registrar) }
    if hasListeners { tellListeners() }
  }

  private func finish(_ item: QueuedAction<Action>) {
    guard item.isCounted, let work = effects.existingWork(item.work) else { return }
    effects.leave(work)
  }

  // MARK: Listeners

  private var listeners: [UInt64: StateListener] = [:]
  private var watchers: [WeakWatcher] = []

  private var hasListeners: Bool { !listeners.isEmpty || !watchers.isEmpty }

  private func tellListeners() {
    for watcher in watchers { watcher.value?.stateDidChange() }
    watchers.removeAll { $0.value == nil }
    for (_, listener) in listeners.sorted(by: { $0.key < $1.key }) { listener.tell() }
  }
}

extension RootCore: RootAccess {
  var hasRunningEffects: Bool { effects.hasRuns }

  func addListener(_ listener: StateListener) -> UInt64 {
    let id = effects.nextNumber()
    listeners[id] = listener
    return id
  }

  func removeListener(_ id: UInt64) { listeners[id] = nil }

  func add(_ watcher: any ScopeWatcher) { watchers.append(WeakWatcher(value: watcher)) }

  func settle() async {
    while effects.hasRuns {
      await withCheckedContinuation { effects.whenEventHappens($0) }
    }
  }
}

extension RootCore {
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
