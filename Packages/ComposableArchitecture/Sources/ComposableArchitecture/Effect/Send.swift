/// Sends actions from an effect back into the store.
///
/// Once the effect is cancelled, actions are dropped. Sending after the effect has ended is an issue.
@MainActor
public struct Send<Action>: Sendable {
  private let send: @MainActor @Sendable (Action) -> Void
  nonisolated let run: EffectRun?

  /// Creates a way to send actions from a closure.
  ///
  /// - Parameter send: Is given each action.
  nonisolated public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
    run = nil
  }

  nonisolated init(run: EffectRun, send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
    self.run = run
  }

  /// Sends an action, unless the effect or the current task is cancelled.
  ///
  /// - Parameter action: The action.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }

  /// Whether the effect, or the task that asks, is cancelled.
  nonisolated var isCancelled: Bool {
    Task.isCancelled || run?.isCancelled == true
  }
}
