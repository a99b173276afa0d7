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

  private(set) var entries: [Entry] = []
  private var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter: UInt64 = 0

  var isEmpty: Bool { entries.isEmpty }

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
      entries.append(
        Entry(
          action: action, state: state, firstStackElementID: firstID,
          sharedChanges: recorder.takeStep()))
      wake()
    }
  }

  func removeFirst(_ count: Int = 1) {
    entries.removeFirst(count)
  }

  /// The changes of shared values that nobody has asserted yet, beginning with an entry.
  func sharedChanges(from position: Int = 0) -> SharedChanges {
    entries[position...].reduce(SharedChanges()) { $0.followed(by: $1.sharedChanges.all) }
      .followed(by: recorder.changesSinceStep)
  }

  /// Takes the changes of shared values that were made between actions, before the next one that the
  /// test is to assert.
  func takeSharedChangesBetweenActions() -> SharedChanges {
    guard !entries.isEmpty else { return recorder.takeStep().all }
    defer { entries[0].sharedChanges.before = SharedChanges() }
    return entries[0].sharedChanges.before
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
