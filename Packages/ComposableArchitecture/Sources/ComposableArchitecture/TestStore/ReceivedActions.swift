import Sharing

/// The actions that effects have sent and that the test has not asserted yet, with the state after
/// each and the shared values that have changed.
@MainActor
final class ReceivedActions<State, Action> {
  struct Entry {
    let action: Action
    let state: State

    /// The id that a stack was to give next, before the action.
    let firstStackElementID: StackElementID
    var sharedChanges: SharedChangeRecorder.Step
  }

  /// Notes what happens to shared values.
  let recorder = SharedChangeRecorder(isReducing: { Reduction.isRunning })

  private var all: [Entry] = []
  private var head = 0

  /// How many of the entries hold a change of a shared value.
  private var sharedCount = 0
  private var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter: UInt64 = 0

  /// The actions that were not asserted yet.
  var entries: ArraySlice<Entry> { all[head...] }

  var isEmpty: Bool { head == all.count }

  /// Hands out the ids of stack elements.
  var stackElementIDs: StackElementIDGenerator?
  private var lastStackElementID: StackElementID = 0

  /// The id that a stack will give next.
  func nextStackElementID() -> StackElementID {
    if let stackElementIDs { lastStackElementID = stackElementIDs.peek() }
    return lastStackElementID
  }

  /// The state right after the action that the test has sent last.
  private(set) var stateAfterSend: State?

  /// The changes of shared values since the action before that one.
  private(set) var sharedChangesAtSend = SharedChanges()

  /// Takes in what a store has just reduced.
  func record(_ action: Action, _ origin: ActionOrigin, _ state: State) {
    let firstID = lastStackElementID
    _ = nextStackElementID()
    switch origin {
    case .user:
      stateAfterSend = state
      sharedChangesAtSend = recorder.takeStep().all
    case .effect:
      let changes = recorder.takeStep()
      if !changes.isEmpty { sharedCount += 1 }
      all.append(
        Entry(
          action: action, state: state, firstStackElementID: firstID, sharedChanges: changes))
      wake()
    }
  }

  /// - Complexity: O(`count`), amortised.
  func removeFirst(_ count: Int = 1) {
    if sharedCount > 0 {
      sharedCount -= all[head..<(head + count)].count { !$0.sharedChanges.isEmpty }
    }
    head += count
    guard head == all.count || head >= 64 && head * 2 >= all.count else { return }
    all.removeFirst(head)
    head = 0
  }

  /// The changes of shared values that nobody has asserted yet.
  func sharedChanges() -> SharedChanges {
    guard sharedCount > 0 else { return recorder.changesSinceStep }
    return entries.reduce(SharedChanges()) { $0.followed(by: $1.sharedChanges.all) }
      .followed(by: recorder.changesSinceStep)
  }

  /// Takes the changes of shared values that were made between actions, before the next one that the
  /// test is to assert.
  func takeSharedChangesBetweenActions() -> SharedChanges {
    guard !isEmpty else { return recorder.takeStep().all }
    let changes = all[head].sharedChanges.before
    guard !changes.isEmpty else { return changes }
    all[head].sharedChanges.before = SharedChanges()
    if all[head].sharedChanges.isEmpty { sharedCount -= 1 }
    return changes
  }

  /// Lets everyone look again who waits for an action or for the end of an effect.
  func wake() {
    let woken = waiters.sorted { $0.key < $1.key }
    waiters = [:]
    for (_, continuation) in woken { continuation.resume() }
  }

  /// Waits until something has happened, or `duration` has passed.
  ///
  /// - Returns: Whether something happened in time.
  func waitForEvent(within duration: Duration) async -> Bool {
    guard duration > .zero else { return false }
    lastWaiter += 1
    let id = lastWaiter
    let timer = Task { @MainActor [weak self] in
      try await ContinuousClock().sleep(for: duration)
      self?.expire(id)
    }
    await withCheckedContinuation { waiters[id] = $0 }
    timer.cancel()
    return expired.remove(id) == nil
  }

  private var expired: Set<UInt64> = []

  private func expire(_ id: UInt64) {
    guard let continuation = waiters.removeValue(forKey: id) else { return }
    expired.insert(id)
    continuation.resume()
  }
}
