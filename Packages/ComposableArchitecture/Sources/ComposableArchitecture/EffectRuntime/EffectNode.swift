/// A node of an effect's tree, its actions' type hidden.
///
/// Trees are walked and freed with loops, not recursion, so that 20,000 effects joined pair by pair need
/// no deep stack.
@usableFromInline
class AnyEffectNode: @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: a node is immutable until its last owner frees it.

  @usableFromInline
  init() {}

  /// Whether this is a list of effects that all send at once.
  @usableFromInline
  var onlySends: Bool { false }

  /// Puts the node's effects into a walk.
  ///
  /// - Parameters:
  ///   - index: Where to go on in a list of effects.
  ///   - context: What is around the node.
  ///   - walk: The walk.
  @MainActor
  @usableFromInline
  func expand(from index: Int, in context: EffectContext, _ walk: inout EffectWalk) {
    preconditionFailure("A node must say what it does.")
  }

  /// Moves the nodes below out, so that freeing this one frees nothing else.
  @usableFromInline
  func moveChildren(into nodes: inout [AnyEffectNode]) {}

  /// Frees nodes and all below them without recursion.
  static func free(_ nodes: inout [AnyEffectNode]) {
    while var node = nodes.popLast() {
      if isKnownUniquelyReferenced(&node) { node.moveChildren(into: &nodes) }
    }
  }
}

/// A node of an effect's tree.
@usableFromInline
class EffectNode<Action>: AnyEffectNode, @unchecked Sendable {}

extension Effect {
  /// Moves the node out of an effect.
  mutating func moveNode(into nodes: inout [AnyEffectNode]) {
    if case .node(let node) = content { nodes.append(node) }
    self = .none
  }
}

/// Two effects.
final class PairNode<Action>: EffectNode<Action>, @unchecked Sendable {
  private var first: Effect<Action>
  private var second: Effect<Action>
  private let order: EffectOrder

  init(_ first: Effect<Action>, _ second: Effect<Action>, _ order: EffectOrder) {
    self.first = first
    self.second = second
    self.order = order
  }

  deinit {
    var nodes: [AnyEffectNode] = []
    moveChildren(into: &nodes)
    Self.free(&nodes)
  }

  override func moveChildren(into nodes: inout [AnyEffectNode]) {
    first.moveNode(into: &nodes)
    second.moveNode(into: &nodes)
  }

  override func expand(from index: Int, in context: EffectContext, _ walk: inout EffectWalk) {
    if index == 0 {
      walk.visit(first, order, then: 1, of: self, in: context)
    } else {
      walk.visit(second, order, then: nil, of: self, in: context)
    }
  }
}

/// Any number of effects.
@usableFromInline
final class ListNode<Action>: EffectNode<Action>, @unchecked Sendable {
  @usableFromInline private(set) var effects: ContiguousArray<Effect<Action>>
  private let order: EffectOrder
  private let hasNode: Bool

  @usableFromInline
  init(_ effects: ContiguousArray<Effect<Action>>, _ order: EffectOrder, hasNode: Bool) {
    self.effects = effects
    self.order = order
    self.hasNode = hasNode
    super.init()
  }

  deinit {
    guard hasNode else { return }
    var nodes: [AnyEffectNode] = []
    moveChildren(into: &nodes)
    Self.free(&nodes)
  }

  @usableFromInline
  override var onlySends: Bool { !hasNode }

  @usableFromInline
  override func moveChildren(into nodes: inout [AnyEffectNode]) {
    guard hasNode else { return }
    for index in effects.indices { effects[index].moveNode(into: &nodes) }
  }

  @usableFromInline
  override func expand(from index: Int, in context: EffectContext, _ walk: inout EffectWalk) {
    var index = index
    while index < effects.count {
      let effect = effects[index]
      index += 1
      if case .node = effect.content {
        let next = index < effects.count ? index : nil
        walk.visit(effect, order, then: next, of: self, in: context)
        return
      }
      walk.send(effect, in: context)
    }
  }
}
