import Synchronization

/// Counts those of its kind that live.
final class Canary: Sendable, Equatable {
  /// A count of its own for each test.
  final class Cage: Sendable {
    private struct State {
      var count = 0
      var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// How many canaries of this cage live.
    var living: Int { state.withLock { $0.count } }

    /// Waits until no canary of this cage lives.
    func isEmpty() async {
      await withCheckedContinuation { continuation in
        let isEmpty = state.withLock { state in
          if state.count > 0 { state.waiters.append(continuation) }
          return state.count == 0
        }
        if isEmpty { continuation.resume() }
      }
    }

    fileprivate func add(_ number: Int) {
      let waiters = state.withLock { state in
        state.count += number
        guard state.count == 0 else { return [CheckedContinuation<Void, Never>]() }
        defer { state.waiters = [] }
        return state.waiters
      }
      for waiter in waiters { waiter.resume() }
    }
  }

  private let cage: Cage

  init(in cage: Cage) {
    self.cage = cage
    cage.add(1)
  }

  deinit { cage.add(-1) }

  static func == (lhs: Canary, rhs: Canary) -> Bool { lhs === rhs }
}
