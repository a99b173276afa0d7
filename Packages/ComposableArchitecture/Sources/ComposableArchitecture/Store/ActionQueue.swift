/// An action that waits to be handled.
@usableFromInline
struct QueuedAction<Action> {
  @usableFromInline let action: Action

  /// The number of the user's send that the action goes back to.
  @usableFromInline let work: UInt64
  @usableFromInline let origin: ActionOrigin

  /// The identities around the effect that sent it.
  @usableFromInline let path: EffectPath?

  /// Whether the work counts it.
  @usableFromInline var isCounted: Bool

  /// Asked when its turn comes: whether the store it was sent to is still there.
  @usableFromInline let isMeant: (() -> Bool)?

  @inlinable
  init(
    action: Action, work: UInt64, origin: ActionOrigin = .user, path: EffectPath? = nil,
    isCounted: Bool = false, isMeant: (() -> Bool)? = nil
  ) {
    self.action = action
    self.work = work
    self.origin = origin
    self.path = path
    self.isCounted = isCounted
    self.isMeant = isMeant
  }
}

/// The actions that wait, first in, first out.
@usableFromInline
struct ActionQueue<Action> {
  @usableFromInline var items: [QueuedAction<Action>?] = []
  @usableFromInline var head = 0

  @inlinable
  init() {}

  @inlinable
  mutating func append(_ item: QueuedAction<Action>) { items.append(item) }

  @inlinable
  mutating func popFirst() -> QueuedAction<Action>? {
    guard head < items.count else { return nil }
    let item = items[head]
    items[head] = nil
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: items.count <= 1024)
      head = 0
    } else if head >= 1024, head * 2 >= items.count {
      items.removeFirst(head)
      head = 0
    }
    return item
  }
}
