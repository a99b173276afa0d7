import Synchronization

/// Runs one operation for all who ask for the same thing at the same time.
///
/// Who is cancelled stops waiting at once and leaves the others alone; the operation is cancelled
/// when nobody waits any more.
final class SharedRequests<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Continuation = CheckedContinuation<Value, any Error>

  private struct Flight {
    let number: Int
    var task: Task<Void, Never>?
    var waiters: [Int: Continuation] = [:]
  }

  private struct State {
    var flights: [Key: Flight] = [:]
    var lastNumber = 0

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Mutex(State())

  /// The number of operations on their way.
  var count: Int {
    state.withLock { $0.flights.count }
  }

  /// How many wait for `key`.
  func waiterCount(for key: Key) -> Int {
    state.withLock { $0.flights[key]?.waiters.count ?? 0 }
  }

  /// The value of the operation on its way for `key`, which `operation` becomes when there is none.
  ///
  /// - Throws: what the operation throws, or `CancellationError`.
  func value(
    for key: Key, operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let waiter = state.withLock { $0.nextNumber() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        join(key, as: waiter, continuation, operation: operation)
      }
    } onCancel: {
      leave(key, as: waiter)
    }
  }

  /// The handler of a cancellation runs after the task is marked as cancelled: so a waiter that is
  /// not marked when it joins, under the lock, is found by its handler later.
  private func join(
    _ key: Key, as waiter: Int, _ continuation: Continuation,
    operation: @escaping @Sendable () async throws -> Value
  ) {
    let hasJoined = state.withLock { state in
      guard !Task.isCancelled else { return false }
      if state.flights[key] == nil {
        let number = state.nextNumber()
        var flight = Flight(number: number)
        flight.task = Task { [self] in
          let result = await outcome(of: operation)
          land(key, number: number, result)
        }
        state.flights[key] = flight
      }
      state.flights[key]?.waiters[waiter] = continuation
      return true
    }
    if !hasJoined { continuation.resume(throwing: CancellationError()) }
  }

  private func leave(_ key: Key, as waiter: Int) {
    let (continuation, abandoned) = state.withLock { state in
      guard let continuation = state.flights[key]?.waiters.removeValue(forKey: waiter) else {
        return (Continuation?.none, Task<Void, Never>?.none)
      }
      guard state.flights[key]?.waiters.isEmpty == true else { return (continuation, nil) }
      return (continuation, state.flights.removeValue(forKey: key)?.task)
    }
    abandoned?.cancel()
    continuation?.resume(throwing: CancellationError())
  }

  private func land(_ key: Key, number: Int, _ result: Result<Value, any Error>) {
    let waiters = state.withLock { state -> [Continuation] in
      guard state.flights[key]?.number == number else { return [] }
      return state.flights.removeValue(forKey: key).map { Array($0.waiters.values) } ?? []
    }
    for waiter in waiters { waiter.resume(with: result) }
  }

  private func outcome(
    of operation: @Sendable () async throws -> Value
  ) async -> Result<Value, any Error> {
    do {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
}
