import Synchronization

/// Who sleeps until when, in the order of waking: by deadline, then by registration.
final class SleeperQueue<Instant: InstantProtocol>: Sendable {
  private struct Contents: Sendable {
    var now: Instant
    var sleepers: [Sleeper<Instant>] = []
    var changes = 0
  }

  private let contents: Mutex<Contents>

  init(now: Instant) {
    contents = Mutex(Contents(now: now))
  }

  var now: Instant { contents.withLock { $0.now } }

  var isEmpty: Bool { contents.withLock { $0.sleepers.isEmpty } }

  /// A count that changes whenever someone goes to sleep, is woken or gives up.
  var changes: Int { contents.withLock { $0.changes } }

  var nextDeadline: Instant? { contents.withLock { $0.sleepers.first?.deadline } }

  /// Waits until `deadline` has come.
  func sleep(until deadline: Instant) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper(deadline: deadline)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // The sleeper has its continuation before it can be found by a waker.
        guard sleeper.begin(continuation) else { return }
        if !insert(sleeper) {
          sleeper.wake()
        } else if sleeper.isOver {
          // Cancelled before it was in the queue.
          remove(sleeper)
        }
      }
    } onCancel: {
      sleeper.cancel()
      remove(sleeper)
    }
  }

  /// Takes the next sleeper that is due at `limit` or before, and moves the time to its deadline.
  ///
  /// Without one, moves the time to `limit`.
  func takeNext(upTo limit: Instant) -> Sleeper<Instant>? {
    contents.withLock { contents in
      if let next = contents.sleepers.first, next.deadline <= limit {
        contents.sleepers.removeFirst()
        contents.now = max(contents.now, next.deadline)
        contents.changes &+= 1
        return next
      }
      contents.now = max(contents.now, limit)
      return nil
    }
  }

  /// False when the deadline has passed already; one that is now waits for the next step of the clock.
  private func insert(_ sleeper: Sleeper<Instant>) -> Bool {
    contents.withLock { contents in
      contents.changes &+= 1
      guard sleeper.deadline >= contents.now else { return false }
      var low = 0
      var high = contents.sleepers.count
      while low < high {
        let middle = (low + high) / 2
        if contents.sleepers[middle].deadline <= sleeper.deadline {
          low = middle + 1
        } else {
          high = middle
        }
      }
      contents.sleepers.insert(sleeper, at: low)
      return true
    }
  }

  private func remove(_ sleeper: Sleeper<Instant>) {
    contents.withLock { contents in
      contents.changes &+= 1
      contents.sleepers.removeAll { $0 === sleeper }
    }
  }
}
