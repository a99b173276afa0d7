import Synchronization

/// Whether the head of a reply has arrived.
final class HeadSignal: Sendable {
  private let arrived = Mutex(false)

  var hasArrived: Bool { arrived.withLock { $0 } }

  @Sendable func arrive() {
    arrived.withLock { $0 = true }
  }
}
