import NumbersProtocol

/// How long a request may take.
public struct Deadlines: Hashable, Sendable {
  /// From the start of one try to the head of its reply: connecting is part of it.
  public var head: Duration
  /// From the start of the first try to the end of the last reply, pauses included.
  public var total: Duration

  /// The deadlines of a try and of the whole.
  public init(head: Duration = .seconds(4), total: Duration = .seconds(10)) {
    self.head = head
    self.total = total
  }
}

/// Runs `operation`, and cancels it after `limit` on `clock` unless the head has
/// arrived by then at `signal`.
///
/// - Throws: `APIError.timedOut` then, else what the operation throws.
func withDeadline<Value: Sendable>(
  _ limit: Duration, clock: any Clock<Duration>, unless signal: HeadSignal? = nil,
  operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value?.self) { group in
    defer { group.cancelAll() }
    group.addTask { try await operation() }
    group.addTask {
      try await clock.sleep(for: limit)
      guard signal?.hasArrived == true else { throw APIError.timedOut }
      return nil
    }
    while let value = try await group.next() {
      if let value { return value }
    }
    throw APIError.timedOut
  }
}
