import Synchronization

/// All effects that go back to one action sent from outside: what a `StoreTask` stands for.
final class EffectWork: Sendable {
  private struct State {
    var members: [UInt64: EffectRun] = [:]
    var pending = 0
    var isCancelled = false

    /// Whether tasks were made since somebody has waited for them to begin.
    var hasFreshTasks = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  let number: UInt64
  private let state = Mutex(State())

  init(number: UInt64) {
    self.number = number
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Adds an effect.
  func insert(_ run: EffectRun) {
    let isCancelled = state.withLock { state -> Bool in
      state.members[run.id] = run
      state.pending += 1
      return state.isCancelled
    }
    if isCancelled { run.cancel() }
  }

  /// Notes that a task was made, which begins in the next turn of the main actor.
  func noteTask() {
    state.withLock { $0.hasFreshTasks = true }
  }

  /// Counts an action that waits in the queue.
  func enter() {
    state.withLock { $0.pending += 1 }
  }

  /// Removes an effect that has ended, or an action that was handled.
  ///
  /// - Returns: Whether nothing is left.
  func leave(_ run: EffectRun? = nil) -> Bool {
    let (isDone, waiters) = state.withLock { state in
      if let run { state.members[run.id] = nil }
      state.pending -= 1
      guard state.pending == 0 else {
        return (false, [CheckedContinuation<Void, Never>]())
      }
      defer { state.waiters = [] }
      return (true, state.waiters)
    }
    for waiter in waiters { waiter.resume() }
    return isDone
  }

  /// Cancels all effects, and those that join later.
  func cancel() {
    let members = state.withLock { state in
      state.isCancelled = true
      return state.members
    }
    for run in members.values { run.cancel() }
  }

  /// Waits until nothing is left; when the waiting task is cancelled, so are the effects.
  ///
  /// What was cancelled before it began is over, but its task is still there: it ends in the next turn of
  /// the main actor, which is waited for, so that who starts and cancels again and again leaves none behind.
  ///
  /// - Parameter isolation: The actor of the caller, which is not left: its thread would have to be woken.
  func finish(isolation: isolated (any Actor)?) async {
    switch takeRest() {
    case .nothing: return
    case .tasksThatWillNotBegin: await nextTurn(isolation: isolation)
    case .work:
      await withTaskCancellationHandler {
        await whenNothingIsLeft(isolation: isolation)
      } onCancel: {
        cancel()
      }
    }
  }

  private enum Rest {
    case nothing
    case tasksThatWillNotBegin
    case work
  }

  private func takeRest() -> Rest {
    state.withLock { state in
      guard state.pending == 0 else { return .work }
      defer { state.hasFreshTasks = false }
      return state.hasFreshTasks ? .tasksThatWillNotBegin : .nothing
    }
  }

  private func whenNothingIsLeft(isolation: isolated (any Actor)?) async {
    await withCheckedContinuation(isolation: isolation) { continuation in
      let isDone = state.withLock { state in
        if state.pending > 0 { state.waiters.append(continuation) }
        return state.pending == 0
      }
      if isDone { continuation.resume() }
    }
  }

  /// Returns when the work that the main actor's queue holds now has had its turn.
  ///
  /// `Task.yield` and continuations would go round by a thread of no actor.
  private func nextTurn(isolation: isolated (any Actor)?) async {
    await Task { @MainActor in }.value
  }

  /// Lets go of everyone who waits: the store is gone.
  func abandon() {
    let waiters = state.withLock { state in
      state.pending = 0
      state.members = [:]
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
