extension AsyncThrowingStream where Failure == any Error {
  /// Makes a stream of the elements of another sequence, its error included.
  ///
  /// The elements are pulled by the stream's reader, one at a time.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    let source: ElementSource<Element> = PulledSequence(sequence)
    self.init { try await source.next() }
  }

  /// A stream that has no element and ends when its reader is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended, with an error or without.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// A stream with its continuation: the older name of `makeStream`.
  ///
  /// - Parameters:
  ///   - elementType: The type of the elements.
  ///   - limit: What is kept while nobody reads.
  /// - Returns: The stream and what feeds it.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, bufferingPolicy: limit)
  }
}
