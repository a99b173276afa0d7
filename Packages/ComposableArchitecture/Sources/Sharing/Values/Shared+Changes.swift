extension Shared where Value: Sendable {
  /// The value as it is now, and each one after a change, in order.
  ///
  /// ```swift
  /// for await count in $count.changes { … }
  /// ```
  ///
  /// No change is skipped: those that come while nobody waits are kept. The sequence does not end by
  /// itself.
  public var changes: AsyncStream<Value> { place.changes }
}

extension SharedReader where Value: Sendable {
  /// The value as it is now, and each one after a change, in order.
  ///
  /// No change is skipped: those that come while nobody waits are kept. The sequence does not end by
  /// itself.
  public var changes: AsyncStream<Value> { place.changes }
}

extension SharedPlace where Value: Sendable {
  fileprivate var changes: AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let subscription = follow { continuation.yield($0) }
    continuation.onTermination = { _ in subscription.cancel() }
    return stream
  }
}
