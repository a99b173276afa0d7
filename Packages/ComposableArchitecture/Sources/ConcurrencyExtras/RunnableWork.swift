import Synchronization

/// Waits until the work that is ready to run has run.
public enum RunnableWork {
  /// Lets all work that is ready run, until the process has nothing more to do at once.
  ///
  /// Goes round by round: each gives way on the global executor and on the main actor. It ends when
  /// nothing new became ready for some rounds in a row. Work of other tests looks like work of this
  /// one, so a busy process ends it by the number of rounds, after a few milliseconds.
  ///
  /// - Parameter progress: A number that changes when the caller sees work of its own go on; the
  ///   count of rounds starts again with it.
  public static func drain(progress: @Sendable () -> Int = { 0 }) async {
    GlobalExecutorHook.install()
    var quietRounds = 0
    var rounds = 0
    var seen = progress()
    while quietRounds < 6, rounds < 256 {
      let before = GlobalExecutorHook.jobCount.load(ordering: .relaxed)
      let main = MainActorTurn()
      await Task<Void, Never>.detached(priority: .background) {}.value
      await Task.yield()
      let started = GlobalExecutorHook.jobCount.load(ordering: .relaxed) &- before
      let now = progress()
      if now != seen {
        seen = now
        rounds = 0
        quietRounds = 0
      } else if started > ownJobs || !main.isOver {
        rounds += 1
        quietRounds = 0
      } else {
        rounds += 1
        quietRounds += 1
      }
    }
  }

  /// What one quiet round itself puts on the global executor, at most: the detached task, the
  /// waiter's return, the yield, and the turn on the main actor.
  private static let ownJobs = 4
}

/// A turn on the main actor that is waited for without blocking on it.
private final class MainActorTurn: Sendable {
  private let over = Atomic<Bool>(false)

  var isOver: Bool { over.load(ordering: .acquiring) }

  init() {
    Task { @MainActor [self] in over.store(true, ordering: .releasing) }
  }
}
