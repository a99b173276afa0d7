/// The acceptance of an effect: registers everything in order of issue before anything starts.
@MainActor
@usableFromInline
struct EffectWalk {
  private enum Item {
    case node(AnyEffectNode, Int, EffectContext)
    case slot(EffectSlot)
    case group(EffectGroup)
  }

  let table: EffectTable
  let work: UInt64
  let action: Any?
  private let batch: UInt64
  private var place: UInt64 = 0
  private var items: [Item] = []
  private var starts: [EffectRun] = []

  /// The piece of work registered last.
  private(set) var lastRun: EffectRun?

  init(_ table: EffectTable, work: UInt64, action: Any?) {
    self.table = table
    self.work = work
    self.action = action
    batch = table.nextNumber()
  }

  /// Walks a tree and starts what is to start.
  mutating func run(_ node: AnyEffectNode, in context: EffectContext) {
    table.beginWalk()
    items.append(.node(node, 0, context))
    while let item = items.popLast() {
      switch item {
      case .node(let node, let index, let context): node.expand(from: index, in: context, &self)
      case .slot(let slot): slot.leave(table)
      case .group(let group): if group.close() { table.registry.remove(group) }
      }
    }
    table.start(starts)
    table.endWalk()
  }

  /// Goes on with a node.
  mutating func push(_ node: AnyEffectNode, from index: Int = 0, in context: EffectContext) {
    items.append(.node(node, index, context))
  }

  /// Goes on with one effect of several, and with the rest of them after it.
  mutating func visit<Action>(
    _ effect: Effect<Action>, _ order: EffectOrder, then next: Int?, of list: AnyEffectNode,
    in context: EffectContext
  ) {
    guard case .node(let node) = effect.content else {
      send(effect, in: context)
      if let next { push(list, from: next, in: context) }
      return
    }
    guard order == .concatenate, let next else {
      if let next { push(list, from: next, in: context) }
      push(node, in: context)
      return
    }
    let slot = EffectSlot(after: context.openGate, in: context.slot)
    var rest = context
    rest.gate = slot
    push(list, from: next, in: rest)
    items.append(.slot(slot))
    var turn = context
    turn.slot = slot
    push(node, in: turn)
  }

  /// Sends the action of an effect, in its turn.
  mutating func send<Action>(_ effect: Effect<Action>, in context: EffectContext) {
    guard case .send(let action) = effect.content else { return }
    let outlet = unsafeDowncast(context.outlet, to: Outlet<Action>.self)
    let sender = Sender(path: context.path, work: work)
    if starts.isEmpty, context.groups == nil, context.openGate == nil {
      outlet.send(action, by: sender)
    } else {
      nonisolated(unsafe) let action = action
      add(site: nil, in: context) { _ in
        outlet.send(action, by: sender)
        return nil
      }
    }
  }

  /// Registers a piece of work.
  mutating func add(
    site: EffectSite?, in context: EffectContext,
    launch: @escaping @MainActor (EffectRun) -> Task<Void, Never>?
  ) {
    let run = EffectRun(
      id: table.nextNumber(), context: context, work: work, site: site, action: action,
      launch: launch)
    table.insert(run)
    lastRun = run
    if let gate = context.openGate { gate.hold(run) } else { starts.append(run) }
  }

  /// Makes a group; effects join it until `closeGroup` is reached.
  mutating func openGroup(_ id: EffectID, in context: EffectContext) -> EffectGroup {
    let group = EffectGroup(id, path: context.path, issue: nextIssue())
    table.registry.insert(group)
    items.append(.group(group))
    return group
  }

  /// Cancels effects with an id, in its turn.
  mutating func cancel(_ id: EffectID, in context: EffectContext) {
    let issue = nextIssue()
    guard context.openGate != nil else {
      table.skip(table.registry.cancel(id, at: context.path, issue: issue))
      return
    }
    add(site: nil, in: context) { [unowned table] run in
      table.skip(table.registry.cancel(id, at: run.path, issue: issue))
      return nil
    }
  }

  private mutating func nextIssue() -> EffectGroup.Issue {
    place += 1
    return EffectGroup.Issue(batch: batch, place: place)
  }
}

/// What is around a node of an effect's tree.
@usableFromInline
struct EffectContext {
  /// Where its actions go.
  var outlet: AnyOutlet

  /// The identities around it.
  var path: EffectPath?

  /// The cancellable groups around it.
  var groups: GroupLink?

  /// The turn that must be over before it starts.
  var gate: EffectSlot?

  /// The turn it belongs to.
  var slot: EffectSlot?

  /// The turn to wait for, if it is not over.
  @MainActor
  var openGate: EffectSlot? {
    guard let gate, !gate.isDone else { return nil }
    return gate
  }
}
