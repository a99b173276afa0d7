import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that runs one closure.
///
/// A POSIX thread rather than a task, since it waits in `poll` and must not hold up the
/// concurrency pool.
final class ServerThread: Sendable {
  private let handle: Mutex<pthread_t?>

  init(_ run: @escaping @Sendable () -> Void) throws(ServerError) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let work = Unmanaged.passRetained(Work(run: run))
    let error = pthread_create(&thread, nil, runWork, work.toOpaque())
    guard error == 0 else {
      work.release()
      throw .noResources(reason: String(cString: strerror(error)))
    }
    handle = Mutex(thread)
  }

  deinit {
    if let thread = handle.withLock({ $0 }) { pthread_detach(thread) }
  }

  /// Waits for the end of the thread; only the first call does.
  func join() {
    let thread = handle.withLock { handle in
      defer { handle = nil }
      return handle
    }
    if let thread { pthread_join(thread, nil) }
  }
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

#if canImport(Darwin)
  private func runWork(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func runWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
    return nil
  }
#endif
