import Synchronization

/// The effects that were made cancellable together, under one id.
final class EffectGroup: Sendable {
  private struct State {
    var members: [UInt64: EffectRun] = [:]
    var isOpen = true
    var isCancelled = false
    var onCancel: (@Sendable () -> Void)?
  }

  let id: EffectID
  let path: EffectPath?
  let issue: Issue
  private let state = Mutex(State())

  /// When a group was made: in which acceptance, and at which place of it.
  struct Issue: Sendable {
    var batch: UInt64
    var place: UInt64

    /// Whether a group comes later in the same acceptance.
    func comesAfter(_ other: Issue) -> Bool {
      batch == other.batch && place > other.place
    }

    /// Whether a group was made earlier.
    func isBefore(_ other: Issue) -> Bool { (batch, place) < (other.batch, other.place) }
  }

  init(_ id: EffectID, path: EffectPath?, issue: Issue) {
    self.id = id
    self.path = path
    self.issue = issue
  }

  /// Adds an effect; one that joins a cancelled group is cancelled.
  func insert(_ run: EffectRun) {
    let isCancelled = state.withLock { state -> Bool in
      if !state.isCancelled { state.members[run.id] = run }
      return state.isCancelled
    }
    if isCancelled { run.cancel() }
  }

  /// Says what else to do when the group is cancelled.
  func onCancel(_ action: (@Sendable () -> Void)?) {
    let isCancelled = state.withLock { state -> Bool in
      state.onCancel = action
      return state.isCancelled
    }
    if isCancelled { action?() }
  }

  /// Removes an effect that has ended.
  ///
  /// - Returns: Whether the group has become empty for good.
  func remove(_ run: EffectRun) -> Bool {
    state.withLock { state in
      state.members[run.id] = nil
      return state.members.isEmpty && !state.isOpen
    }
  }

  /// Declares that no further effect will join.
  ///
  /// - Returns: Whether the group is empty.
  func close() -> Bool {
    state.withLock { state in
      state.isOpen = false
      return state.members.isEmpty
    }
  }

  /// Lets go of the effects: nobody will remove them when they end.
  func abandon() {
    state.withLock { $0.members = [:] }
  }

  /// Cancels all effects of the group, and those that join later.
  ///
  /// - Returns: Those that had not begun.
  func cancel() -> [EffectRun] {
    let (members, action) = state.withLock { state in
      state.isCancelled = true
      let members = state.members
      state.members = [:]
      return (members, state.onCancel)
    }
    var skipped: [EffectRun] = []
    for run in members.values.sorted(by: { $0.id < $1.id }) where run.cancel() {
      skipped.append(run)
    }
    action?()
    return skipped
  }
}
