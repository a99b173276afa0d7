import Dispatch

/// Holds threads back until it is opened.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() {
    semaphore.signal()
  }

  /// Blocks the thread; gives up after some seconds, so that a failed test ends.
  func pass() {
    _ = semaphore.wait(timeout: .now() + .seconds(20))
    semaphore.signal()
  }
}
