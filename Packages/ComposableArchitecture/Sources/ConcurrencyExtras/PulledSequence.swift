/// A sequence whose elements are pulled one at a time, with its type out of sight.
final class PulledSequence<S: AsyncSequence>: @unchecked Sendable {
  // One stream's reader alone calls `next`, one call after the other.
  private let sequence: S
  private var iterator: S.AsyncIterator?

  init(_ sequence: S) {
    self.sequence = sequence
  }

  func next() async throws -> S.Element? {
    var iterator = self.iterator ?? sequence.makeAsyncIterator()
    defer { self.iterator = iterator }
    return try await iterator.next()
  }

  /// The same as a closure.
  func puller() -> @Sendable () async throws -> S.Element? {
    let pull = UncheckedSendable { try await self.next() }
    return { try await pull.value() }
  }
}
