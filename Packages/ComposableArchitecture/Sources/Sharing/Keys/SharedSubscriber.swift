/// Whom a key tells of changes made by others.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void

  /// Makes a subscriber.
  ///
  /// - Parameters:
  ///   - callback: Given each value, or `nil` when the place has none any more.
  ///   - onLoading: Told when reading begins and ends.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.callback = callback
    self.onLoading = onLoading
  }

  /// Tells a new value.
  public func yield(_ value: Value) { yield(with: .success(value)) }

  /// Tells that the place has no value any more: it is again what it was at first.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }

  /// Tells that a new value could not be read; the last one stays.
  public func yield(throwing error: any Error) { yield(with: .failure(error)) }

  /// Tells a new value, that there is none, or that it could not be read.
  public func yield(with result: Result<Value?, any Error>) { callback(result) }

  /// Tells that reading has begun, or ended.
  public func yieldLoading(_ isLoading: Bool = true) { onLoading(isLoading) }
}
