import Synchronization

/// A watch on a place outside of the program's state; it ends when it is cancelled or released.
public struct SharedSubscription: Sendable {
  private let end: EndOnce

  /// Makes a subscription.
  ///
  /// - Parameter cancel: Ends the watch; called once.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    end = EndOnce(cancel)
  }

  /// Ends the watch.
  public func cancel() { end.run() }
}

/// A closure that runs once, at the latest when this is released.
private final class EndOnce: Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = Mutex(action)
  }

  deinit { run() }

  func run() {
    action.withLock { action in
      defer { action = nil }
      return action
    }?()
  }
}
