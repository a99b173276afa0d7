import Synchronization

/// One piece of work that a store has accepted, from acceptance to its end.
final class EffectRun: Sendable {
  /// Starts the work; returns its task, or `nil` if it is done at once.
  typealias Launch = @MainActor (EffectRun) -> Task<Void, Never>?

  /// What a task does.
  typealias Body = @MainActor @Sendable () async -> Void

  private struct State {
    var launch: Launch?

    /// What the task is to do, until it begins.
    var body: Body?
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

  // Used on the main actor only, which its type enforces.
  let slot: EffectSlot?

  private let state: Mutex<State>

  init(
    id: UInt64, context: EffectContext, work: UInt64, site: EffectSite?, action: Any?,
    launch: @escaping Launch
  ) {
    self.id = id
    path = context.path
    groups = context.groups
    slot = context.slot
    self.work = work
    self.site = site
    self.action = action
    state = Mutex(State(launch: launch))
  }

  /// Whether the work was cancelled; its task may still be on its way out.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Whether the work has ended.
  var isFinished: Bool { state.withLock { $0.isFinished } }

  /// Starts the work, once.
  @MainActor
  func start() -> Task<Void, Never>? {
    let launch = state.withLock { state in
      defer { state.launch = nil }
      return state.launch
    }
    return launch?(self)
  }

  /// Says what the task is to do, before it is made.
  func prepare(_ body: @escaping Body) {
    state.withLock { $0.body = body }
  }

  /// Begins what the task is to do.
  ///
  /// - Returns: `nil` if the work was cancelled before.
  func begin() -> Body? {
    state.withLock { state in
      defer { state.body = nil }
      return state.body
    }
  }

  /// Cancels the work, from any thread.
  ///
  /// - Returns: Whether the work had not begun, and never will: it can be taken for ended at once.
  @discardableResult
  func cancel() -> Bool {
    let (task, body) = state.withLock { state in
      state.isCancelled = true
      // What the work holds is let go outside of the lock.
      defer { state.body = nil }
      return (state.task, state.body)
    }
    task?.cancel()
    return body != nil
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
