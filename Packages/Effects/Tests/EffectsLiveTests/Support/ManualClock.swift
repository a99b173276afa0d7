import Synchronization

/// A clock that a test moves, and that tells the test who sleeps.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    var isMet: @Sendable ([Duration]) -> Bool
    var continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var lastSleeper = 0
    var watchers: [Watcher] = []

    /// What is left for each sleeper, the shortest first.
    var remaining: [Duration] { sleepers.values.map { now.duration(to: $0.deadline) }.sorted() }

    mutating func takeSatisfiedWatchers() -> [CheckedContinuation<Void, Never>] {
      let remaining = remaining
      let satisfied = watchers.filter { $0.isMet(remaining) }
      watchers.removeAll { $0.isMet(remaining) }
      return satisfied.map(\.continuation)
    }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  /// What is left for each sleeper, the shortest first.
  var remaining: [Duration] { state.withLock { $0.remaining } }

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.lastSleeper += 1
      return state.lastSleeper
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (outcome, watchers) = state.withLock {
          state -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) in
          if Task.isCancelled { return (.failure(CancellationError()), []) }
          if deadline <= state.now { return (.success(()), []) }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return (nil, state.takeSatisfiedWatchers())
        }
        if let outcome { continuation.resume(with: outcome) }
        for watcher in watchers { watcher.resume() }
      }
    } onCancel: {
      let (sleeper, watchers) = state.withLock { state in
        (state.sleepers.removeValue(forKey: id), state.takeSatisfiedWatchers())
      }
      sleeper?.continuation.resume(throwing: CancellationError())
      for watcher in watchers { watcher.resume() }
    }
  }

  /// Suspends until what is left for the sleepers, the shortest first, is as `isMet` wants it.
  func sleepers(_ isMet: @escaping @Sendable ([Duration]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isMetNow = state.withLock { state in
        if isMet(state.remaining) { return true }
        state.watchers.append(Watcher(isMet: isMet, continuation: continuation))
        return false
      }
      if isMetNow { continuation.resume() }
    }
  }

  /// Moves on, and wakes whoever's time has come.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let due = state.sleepers.filter { $0.value.deadline <= now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
