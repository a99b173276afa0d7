#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Takes the time of a piece of work, in nanoseconds.
enum Stopwatch {
  /// The processor time that this thread spends in `work`.
  static func processorTime(_ work: () -> Void) -> Double {
    let start = now(CLOCK_THREAD_CPUTIME_ID)
    work()
    return now(CLOCK_THREAD_CPUTIME_ID) - start
  }

  /// The time that passes until `work` has returned, whatever thread it goes on.
  @MainActor
  static func wallTime(_ work: @MainActor () async -> Void) async -> Double {
    let start = now(CLOCK_MONOTONIC)
    await work()
    return now(CLOCK_MONOTONIC) - start
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1_000_000_000 + Double(time.tv_nsec)
  }
}
