/// The effects that an action sent to a store has started.
///
/// ```swift
/// let task = store.send(.refresh)
/// await task.finish()
/// ```
public struct StoreTask: Hashable, Sendable {
  let work: EffectWork?

  /// Cancels the effects.
  public func cancel() { work?.cancel() }

  /// Waits until the effects, and those that their actions have started, have ended.
  ///
  /// When the waiting task is cancelled, so are the effects.
  nonisolated(nonsending) public func finish() async {
    await work?.finish(isolation: #isolation)
  }

  /// Whether the effects were cancelled.
  public var isCancelled: Bool { work?.isCancelled ?? true }

  /// Whether two values stand for the same effects.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.work === rhs.work }

  /// Hashes the identity of the effects.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(work.map(ObjectIdentifier.init))
  }
}
