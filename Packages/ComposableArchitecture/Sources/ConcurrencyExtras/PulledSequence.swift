/// Something whose elements are pulled one at a time.
class ElementSource<Element>: @unchecked Sendable {
  // One stream's reader alone calls `next`, one call after the other.

  func next() async throws -> Element? { nil }
}

/// A sequence whose elements are pulled one at a time.
final class PulledSequence<S: AsyncSequence>: ElementSource<S.Element>, @unchecked Sendable {
  private let sequence: S
  private var iterator: S.AsyncIterator?

  init(_ sequence: S) {
    self.sequence = sequence
  }

  override func next() async throws -> S.Element? {
    var iterator = self.iterator ?? sequence.makeAsyncIterator()
    defer { self.iterator = iterator }
    return try await iterator.next()
  }
}
