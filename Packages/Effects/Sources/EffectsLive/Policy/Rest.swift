import Synchronization

/// A time during which an API that has not answered is left alone.
final class Rest: Sendable {
  private let length: Duration
  private let elapsed: @Sendable () -> Duration
  private let end = Mutex<Duration?>(nil)

  init(_ length: Duration, clock: any Clock<Duration>) {
    self.length = length
    self.elapsed = stopwatch(on: clock)
  }

  var isOn: Bool {
    let now = elapsed()
    return end.withLock { end in end.map { now < $0 } ?? false }
  }

  func begin() {
    let now = elapsed()
    end.withLock { $0 = now + length }
  }
}

/// Measures from now on.
private func stopwatch<C: Clock<Duration>>(on clock: C) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
