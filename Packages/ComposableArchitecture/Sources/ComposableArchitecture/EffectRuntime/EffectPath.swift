/// The identities around an effect, from the root down.
@usableFromInline
final class EffectPath: @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: constant but for `dismiss`, which is set on the main actor before
  // the path is shared.

  let step: EffectStep
  let parent: EffectPath?
  let depth: Int

  /// Equal for paths that are the same.
  let hash: Int

  /// The innermost identity that can go away, this one included.
  private(set) unowned(unsafe) var mortal: EffectPath?

  /// Sends the action that lets the presented child at this place go; `false` if it stays.
  nonisolated(unsafe) var dismiss: (@MainActor () -> Bool)?

  init(_ step: EffectStep, in parent: EffectPath?) {
    self.step = step
    self.parent = parent
    depth = (parent?.depth ?? 0) + 1
    hash = (parent?.hash ?? 0) &* 31 &+ step.hash
    // An ancestor, which `parent` keeps alive, or this object itself.
    mortal = parent?.mortal
    if step.isMortal { mortal = self }
  }

  /// Whether a path is this one or leads through it.
  static func contains(_ outer: EffectPath?, _ inner: EffectPath?) -> Bool {
    guard let outer else { return true }
    guard var inner, inner.depth >= outer.depth else { return false }
    while inner.depth > outer.depth {
      guard let parent = inner.parent else { return false }
      inner = parent
    }
    return isSame(outer, inner)
  }

  /// Whether two paths lead through the same children.
  static func isSame(_ lhs: EffectPath, _ rhs: EffectPath) -> Bool {
    var lhs: EffectPath? = lhs
    var rhs: EffectPath? = rhs
    while let left = lhs, let right = rhs {
      if left === right { return true }
      guard left.step.isSame(as: right.step) else { return false }
      lhs = left.parent
      rhs = right.parent
    }
    return lhs == nil && rhs == nil
  }

  /// Whether all children on the way are still there.
  @usableFromInline
  func isAlive(in root: UnsafeRawPointer) -> Bool {
    guard let mortal else { return true }
    return mortal.reachParent(root) { mortal.step.isThere(in: $0) }
  }

  /// Goes to the state that holds this child.
  ///
  /// - Returns: What `body` returns; `false` if a child on the way is not there (any more).
  func reachParent(_ root: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    parent?.reach(root, body) ?? body(root)
  }

  /// A number that stays as long as no child at the place of this path's last step goes; `nil` if
  /// nothing tells.
  func structure(in root: UnsafeRawPointer) -> UInt64? {
    guard let parent else { return step.structure(in: root) }
    var structure: UInt64?
    _ = parent.reach(root) {
      structure = step.structure(in: $0)
      return true
    }
    return structure
  }

  private func reach(_ root: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    guard let parent else { return step.descend(from: root, body) }
    return parent.reach(root) { step.descend(from: $0, body) }
  }

  /// The innermost presentation around.
  var presentation: EffectPath? {
    var path: EffectPath? = self
    while let current = path {
      if current.dismiss != nil { return current }
      path = current.parent
    }
    return nil
  }
}
