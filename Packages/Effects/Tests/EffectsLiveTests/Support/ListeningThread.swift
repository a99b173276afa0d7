import Glibc

/// A thread of its own for calls that block, so that no task's thread does.
struct ListeningThread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }

  /// False when the system has no more threads.
  func start() -> Bool {
    var thread = pthread_t()
    let body = Unmanaged.passRetained(Body(run))
    let result = pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    guard result == 0 else {
      body.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
