import Synchronization

/// One piece of work that a store has accepted, from acceptance to its end.
final class EffectRun: Sendable {
  private struct State {
    var task: Task<Void, Never>?
    var isCancelled = false
    var isFinished = false
  }

  let id: UInt64
  let path: EffectPath?
  let groups: GroupLink?
  let work: UInt64
  let site: EffectSite?

  /// The action whose handling returned the effect; recorded for test stores only.
  nonisolated(unsafe) let action: Any?

  /// Starts the work; returns its task, or `nil` if it is done at once.
  let launch: @MainActor (EffectRun) -> Task<Void, Never>?

  // Used on the main actor only, which its type enforces.
  let slot: EffectSlot?

  private let state = Mutex(State())

  init(
    id: UInt64, context: EffectContext, work: UInt64, site: EffectSite?, action: Any?,
    launch: @escaping @MainActor (EffectRun) -> Task<Void, Never>?
  ) {
    self.id = id
    path = context.path
    groups = context.groups
    slot = context.slot
    self.work = work
    self.site = site
    self.action = action
    self.launch = launch
  }

  /// Whether the work was cancelled; its task may still be on its way out.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Whether the work has ended.
  var isFinished: Bool { state.withLock { $0.isFinished } }

  /// Cancels the work, from any thread.
  func cancel() {
    let task = state.withLock { state -> Task<Void, Never>? in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  /// Remembers the task of the started work.
  func started(_ task: Task<Void, Never>) {
    let isCancelled = state.withLock { state -> Bool in
      if !state.isFinished { state.task = task }
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  /// Marks the end; returns whether this is the first time.
  func finish() -> Bool {
    state.withLock { state in
      guard !state.isFinished else { return false }
      state.isFinished = true
      state.task = nil
      return true
    }
  }
}

/// The cancellable groups around an effect, from the inside out.
final class GroupLink: Sendable {
  let group: EffectGroup
  let next: GroupLink?

  init(_ group: EffectGroup, next: GroupLink?) {
    self.group = group
    self.next = next
  }
}
