extension AnyCasePath {
  /// Changes the payload of an enum in place.
  ///
  /// The payload is moved out, changed and put back, so that its copy-on-write buffers stay unique.
  /// While `body` runs the enum holds no value: it must not be reached in another way, which the law of
  /// exclusivity forbids already.
  ///
  /// - Parameters:
  ///   - root: The enum.
  ///   - body: Changes the payload; it is put back also when `body` throws.
  /// - Returns: What `body` returns, or `nil`, with nothing changed, when the enum is another case.
  @inlinable
  public func modify<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    try withUnsafeMutablePointer(to: &root) { place in
      guard var value = take(from: place) else { return nil }
      defer { place.initialize(to: embedding(value)) }
      return try body(&value)
    }
  }

  /// Moves the payload out and leaves no value behind; another case stays where it is.
  @usableFromInline
  func take(from place: UnsafeMutablePointer<Root>) -> Value? {
    let root = place.move()
    if let value = extraction(root) { return value }
    place.initialize(to: root)
    return nil
  }
}
