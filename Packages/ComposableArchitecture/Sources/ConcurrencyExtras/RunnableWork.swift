import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits until the work that is ready to run has run.
public enum RunnableWork {
  /// Lets all work that is ready run, until the process has nothing more to do at once.
  ///
  /// Goes round by round. In a round, work of every priority and of the main actor that was ready
  /// gets to start, for queues are first in, first out. It ends when for some rounds in a row
  /// nothing became ready and no thread computes. Work of other tests cannot be told from that of
  /// this one, save for their own draining: in a busy process it ends after a number of rounds.
  ///
  /// - Parameter progress: A number that changes when the caller sees work of its own go on; the
  ///   count of rounds starts again with it.
  public static func drain(progress: @Sendable () -> Int = { 0 }) async {
    GlobalExecutorHook.install()
    var rounds = 0
    var quietRounds = 0
    var seen = progress()
    while rounds < 256 {
      let isBusy =
        GlobalExecutorHook.isSerial ? await becameReady() : await becameReadyOnAnyThread()
      let now = progress()
      if now != seen {
        seen = now
        rounds = 0
        quietRounds = 0
        continue
      }
      rounds += 1
      quietRounds = isBusy ? 0 : quietRounds + 1
      guard quietRounds >= 3 else { continue }
      guard computes() else { return }
      quietRounds = 0
    }
  }

  /// Lets work go on that runs on the main thread alone, until nothing is ready any more.
  ///
  /// The main thread's queue is first in, first out: what was ready has run when this task's turn comes
  /// again, and what became ready meanwhile was counted. Work that does not come to rest is left after
  /// some hundred turns.
  ///
  /// - Parameter isOfInterest: Whether there is something to wait for: if not, one quiet turn is enough.
  @MainActor
  package static func settleOnMainThread(while isOfInterest: () -> Bool) async {
    var quietTurns = 0
    for _ in 0..<256 {
      let before = foreignJobs
      // To yield is a job that puts this task back, and the task: two.
      yields.add(2, ordering: .relaxed)
      await Task.yield()
      quietTurns = foreignJobs == before ? quietTurns + 1 : 0
      if quietTurns == 2 || quietTurns == 1 && !isOfInterest() { return }
    }
  }

  /// Whether anything became ready, other than drains, while this let all start that was ready.
  private static func becameReadyOnAnyThread() async -> Bool {
    let patience = ContinuousClock.now.advanced(by: .seconds(1))
    let main = MainActorTurn()
    await letStart()
    let isBusy = await becameReady()
    while !main.isOver, ContinuousClock.now < patience { await letStart() }
    return isBusy
  }

  /// Returns when the work that is ready now has started, whatever its priority.
  private static func letStart() async {
    await withTaskGroup(of: Void.self) { group in
      for priority in [TaskPriority.high, .medium, .low, .background] {
        group.addTask(priority: priority) {}
      }
    }
  }

  /// Whether anything became ready, other than drains, while this gave way a few times.
  ///
  /// On the main thread alone to yield is two jobs, not one, so that no round looks quiet there: a drain
  /// goes on for all its rounds. Another test may have brought the process there, and what this one has
  /// begun may wait on another thread for a processor, which nobody can see.
  private static func becameReady() async -> Bool {
    let before = foreignJobs
    for _ in 0..<4 {
      yields.add(1, ordering: .relaxed)
      await Task.yield()
    }
    return foreignJobs != before
  }

  /// How many jobs those who gave way have put on a queue so far, for themselves.
  private static let yields = Atomic<Int>(0)

  /// How many pieces of work became ready so far that are no drain giving way.
  private static var foreignJobs: Int {
    GlobalExecutorHook.jobCount.load(ordering: .relaxed) &- yields.load(ordering: .relaxed)
  }

  /// Whether any thread of the process uses its processor while this one rests for 50 µs.
  private static func computes() -> Bool {
    #if os(Windows)
      return false
    #else
      let before = processorTime()
      var rest = timespec(tv_sec: 0, tv_nsec: 50_000)
      nanosleep(&rest, nil)
      return processorTime() - before > 25_000
    #endif
  }

  #if !os(Windows)
    /// The processor time of all threads so far, in nanoseconds.
    private static func processorTime() -> Int {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
  #endif
}

/// A turn on the main actor that is waited for without blocking on it.
private final class MainActorTurn: Sendable {
  private let over = Atomic<Bool>(false)

  var isOver: Bool { over.load(ordering: .acquiring) }

  init() {
    Task(priority: .background) { @MainActor [self] in over.store(true, ordering: .releasing) }
  }
}
