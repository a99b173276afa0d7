/// An effect that can be cancelled by id.
final class CancellableNode<Action>: EffectNode<Action>, @unchecked Sendable {
  private var base: Effect<Action>
  private let id: EffectID
  private let cancelInFlight: Bool

  init(_ base: Effect<Action>, id: EffectID, cancelInFlight: Bool) {
    self.base = base
    self.id = id
    self.cancelInFlight = cancelInFlight
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
    if cancelInFlight { walk.cancel(id, in: context) }
    guard !base.isNone else { return }
    let group = walk.openGroup(id, in: context)
    var context = context
    context.groups = GroupLink(group, next: context.groups)
    walk.visit(base, .merge, then: nil, of: self, in: context)
  }
}

/// The cancellation of an id.
final class CancelNode<Action>: EffectNode<Action>, @unchecked Sendable {
  private let id: EffectID

  init(id: EffectID) {
    self.id = id
  }

  override func expand(from index: Int, in context: EffectContext, _ walk: inout EffectWalk) {
    walk.cancel(id, in: context)
  }
}
