/// An effect of a child, seen from its parent.
@usableFromInline
final class LiftNode<Action, ParentAction>: EffectNode<ParentAction>, @unchecked Sendable {
  private var base: EffectNode<Action>?
  private let transform: @Sendable (Action) -> ParentAction
  private let step: EffectStep?
  private let dismissal: Dismissal<ParentAction>?
  private let ticket: DismissTicket?

  /// - Parameters:
  ///   - base: The child's effect.
  ///   - transform: Puts a child's action into one of the parent.
  ///   - step: The child's identity, if it has one of its own.
  ///   - dismissal: How the child is let go, if it is presented.
  ///   - ticket: Told the child's place, if its reducer has taken `dismiss` along.
  @usableFromInline
  init(
    _ base: EffectNode<Action>, _ transform: @escaping @Sendable (Action) -> ParentAction,
    step: EffectStep? = nil, dismissal: Dismissal<ParentAction>? = nil,
    ticket: DismissTicket? = nil
  ) {
    self.base = base
    self.transform = transform
    self.step = step
    self.dismissal = dismissal
    self.ticket = ticket
  }

  deinit {
    var nodes: [AnyEffectNode] = []
    moveChildren(into: &nodes)
    Self.free(&nodes)
  }

  @usableFromInline
  override func moveChildren(into nodes: inout [AnyEffectNode]) {
    if let base { nodes.append(base) }
    base = nil
  }

  @usableFromInline
  override func expand(from index: Int, in context: EffectContext, _ walk: inout EffectWalk) {
    guard let base else { return }
    // The walk pairs each node with an outlet of its own action.
    let outlet = unsafeDowncast(context.outlet, to: Outlet<ParentAction>.self)
    var context = context
    context.outlet = LiftOutlet(transform, into: outlet)
    if let step {
      let path = EffectPath(step, in: context.path)
      if let dismissal {
        let work = walk.work
        path.dismiss = { [unowned path] in
          guard let action = dismissal.action(at: path, of: outlet) else { return false }
          outlet.send(action, by: Sender(path: path, work: work))
          return true
        }
      }
      ticket?.path = path
      context.path = path
    }
    walk.push(base, in: context)
  }
}

/// Nothing to do, at a place that somebody wants to know.
@usableFromInline
final class PlaceNode<Action>: EffectNode<Action>, @unchecked Sendable {
  @usableFromInline
  override func expand(from index: Int, in context: EffectContext, _ walk: inout EffectWalk) {}
}

/// An action sent from a child with an identity of its own.
@usableFromInline
final class SendNode<Action>: EffectNode<Action>, @unchecked Sendable {
  private let action: Action

  @usableFromInline
  init(_ action: Action) {
    self.action = action
  }

  @usableFromInline
  override func expand(from index: Int, in context: EffectContext, _ walk: inout EffectWalk) {
    walk.send(.send(action), in: context)
  }
}

extension Effect {
  /// This effect of a child as one of its parent.
  ///
  /// - Parameters:
  ///   - embed: Puts a child's action into one of the parent.
  ///   - step: Makes the child's identity; asked only if the effect can be cancelled.
  @inlinable
  func lifted<ParentAction>(
    _ embed: @escaping @Sendable (Action) -> ParentAction, step: () -> EffectStep
  ) -> Effect<ParentAction> {
    switch content {
    case .none: .none
    case .send(let action): .send(embed(action))
    case .node(let node): Effect<ParentAction>(node: LiftNode(node, embed, step: step()))
    }
  }

  /// This effect of a child that can go away as one of its parent.
  @inlinable
  func lifted<ParentAction>(
    _ embed: @escaping @Sendable (Action) -> ParentAction,
    mortal step: () -> EffectStep, dismiss: ParentAction? = nil, ticket: DismissTicket? = nil
  ) -> Effect<ParentAction> {
    let node: EffectNode<Action>
    switch content {
    case .none:
      guard ticket != nil else { return .none }
      node = PlaceNode()
    case .send(let action): node = SendNode(action)
    case .node(let other): node = other
    }
    return Effect<ParentAction>(
      node: LiftNode(
        node, embed, step: step(), dismissal: dismiss.map { .by($0) }, ticket: ticket))
  }
}
