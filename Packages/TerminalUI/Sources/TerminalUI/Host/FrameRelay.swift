import Synchronization

/// Carries the wish for a frame from any thread to the main actor.
package final class FrameRelay: Sendable {
  private let receiver = Mutex<(@MainActor @Sendable () -> Void)?>(nil)

  /// A relay that nobody listens to yet.
  package init() {}

  /// Sets who is told.
  package func receive(_ receiver: @escaping @MainActor @Sendable () -> Void) {
    self.receiver.withLock { $0 = receiver }
  }

  /// Tells the receiver, in a turn of its own.
  package func requestFrame() {
    guard let receiver = receiver.withLock({ $0 }) else { return }
    Task { @MainActor in receiver() }
  }
}
