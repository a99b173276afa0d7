/// An action that waits to be handled.
struct QueuedAction<Action> {
  let action: Action

  /// The number of the user's send that the action goes back to.
  let work: UInt64
  var origin = ActionOrigin.user

  /// The identities around the effect that sent it.
  var path: EffectPath?

  /// Whether the work counts it.
  var isCounted = false
}

/// The actions that wait, first in, first out.
struct ActionQueue<Action> {
  private var items: [QueuedAction<Action>?] = []
  private var head = 0

  mutating func append(_ item: QueuedAction<Action>) {
    items.append(item)
  }

  mutating func popFirst() -> QueuedAction<Action>? {
    guard head < items.count else {
      if head > 0 {
        items.removeAll(keepingCapacity: items.capacity <= 1024)
        head = 0
      }
      return nil
    }
    let item = items[head]
    items[head] = nil
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: items.capacity <= 1024)
      head = 0
    } else if head >= 1024, head * 2 >= items.count {
      items.removeFirst(head)
      head = 0
    }
    return item
  }
}
