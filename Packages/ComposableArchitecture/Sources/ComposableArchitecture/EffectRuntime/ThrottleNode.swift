/// An effect whose actions pass at most once in an interval.
final class ThrottleNode<Action, C: Clock<Duration>>: EffectNode<Action>, @unchecked Sendable {
  private var base: Effect<Action>
  private let id: EffectID
  private let interval: Duration
  private let clock: C
  private let latest: Bool

  init(_ base: Effect<Action>, id: EffectID, interval: Duration, clock: C, latest: Bool) {
    self.base = base
    self.id = id
    self.interval = interval
    self.clock = clock
    self.latest = latest
  }

  deinit {
    var nodes: [AnyEffectNode] = []
    moveChildren(into: &nodes)
    Self.free(&nodes)
  }

  override func moveChildren(into nodes: inout [AnyEffectNode]) {
    base.moveNode(into: &nodes)
  }

  override func expand(from index: Int, in context: EffectContext, _ walk: inout EffectWalk) {
    let window = walk.table.throttles.window(id, at: context.path, walk.table.isThere) {
      ThrottleWindow<Action, C>(interval: interval, clock: clock)
    }
    window.newInput()
    walk.cancel(id, in: context)
    let group = walk.openGroup(id, in: context)
    var inner = context
    inner.groups = GroupLink(group, next: context.groups)
    inner.outlet = ThrottleOutlet(
      window, id: id, latest: latest, table: walk.table, context: context)
    walk.visit(base, .merge, then: nil, of: self, in: inner)
  }
}

/// The interval that a throttle is in: when it began, and the action that waits for its end.
@MainActor
final class ThrottleWindow<Action, C: Clock<Duration>>: AnyThrottleWindow {
  let clock: C
  let interval: Duration
  private var start: C.Instant?
  private var waiting: Action?
  private weak var timer: EffectRun?

  init(interval: Duration, clock: C) {
    self.interval = interval
    self.clock = clock
  }

  override var isOver: Bool {
    guard waiting == nil, let start else { return waiting == nil }
    return clock.now >= start.advanced(by: interval)
  }

  /// Prepares for a new input, which ends the timer of the one before.
  ///
  /// Its action goes on waiting, unless the timer was cancelled by someone else.
  func newInput() {
    if timer?.isCancelled ?? true { waiting = nil }
  }

  /// What is to be done with an action: let it pass, or wait until an instant.
  func admit(_ action: Action, latest: Bool) -> (action: Action, until: C.Instant?) {
    let now = clock.now
    guard let start else {
      self.start = now
      return (action, nil)
    }
    let end = start.advanced(by: interval)
    let chosen = latest ? action : waiting ?? action
    guard now < end else {
      self.start = now
      waiting = nil
      return (chosen, nil)
    }
    waiting = chosen
    return (chosen, end)
  }

  /// Remembers the timer that will let the waiting action pass.
  func wait(_ timer: EffectRun?) {
    self.timer?.cancel()
    self.timer = timer
  }

  /// Begins the next interval with the action that waited.
  func pass() {
    start = clock.now
    waiting = nil
    timer = nil
  }
}

/// Lets actions pass at most once in an interval.
final class ThrottleOutlet<Action, C: Clock<Duration>>: Outlet<Action> {
  private let window: ThrottleWindow<Action, C>
  private let id: EffectID
  private let latest: Bool
  private let next: Outlet<Action>
  private weak var table: EffectTable?
  private let context: EffectContext

  init(
    _ window: ThrottleWindow<Action, C>, id: EffectID, latest: Bool, table: EffectTable,
    context: EffectContext
  ) {
    self.window = window
    self.id = id
    self.latest = latest
    // The walk pairs each node with an outlet of its own action.
    next = unsafeDowncast(context.outlet, to: Outlet<Action>.self)
    self.table = table
    self.context = context
    super.init()
  }

  override func readRoot(_ body: (UnsafeRawPointer) -> Void) { next.readRoot(body) }

  override func send(_ action: Action, by sender: Sender) {
    let (action, end) = window.admit(action, latest: latest)
    guard let end else { return next.send(action, by: sender) }
    guard let table else { return }
    nonisolated(unsafe) let passing = action
    let pause = RunNode<Action>(priority: nil, site: nil) { [clock = window.clock] send in
      do { try await clock.sleep(until: end, tolerance: nil) } catch { return }
      await send(passing)
    }
    let timer = CancellableNode(Effect(node: pause), id: id, cancelInFlight: false)
    var context = context
    context.outlet = PassOutlet(window, into: next)
    context.gate = nil
    context.slot = nil
    var walk = EffectWalk(table, work: sender.work, action: nil)
    walk.run(timer, in: context)
    window.wait(walk.lastRun)
  }
}

/// Lets the action pass that has waited for the end of an interval.
final class PassOutlet<Action, C: Clock<Duration>>: Outlet<Action> {
  private let window: ThrottleWindow<Action, C>
  private let next: Outlet<Action>

  init(_ window: ThrottleWindow<Action, C>, into next: Outlet<Action>) {
    self.window = window
    self.next = next
    super.init()
  }

  override func send(_ action: Action, by sender: Sender) {
    window.pass()
    next.send(action, by: sender)
  }

  override func readRoot(_ body: (UnsafeRawPointer) -> Void) { next.readRoot(body) }
}
