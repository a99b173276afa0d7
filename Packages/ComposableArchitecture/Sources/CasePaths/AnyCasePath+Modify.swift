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
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or an error that names the other case that the enum is;
  ///   then nothing is changed.
  @inlinable
  public func modify<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard let result = try modifyIfMatching(&root, body) else {
      throw CaseMismatch(description: mismatch(root))
    }
    return result
  }

  @usableFromInline
  func mismatch(_ root: Root) -> String {
    "Expected a case that holds a '\(Value.self)', but the value is another case: \(root)"
  }

  /// Changes the payload as `modify` does, or nothing when the enum is another case.
  ///
  /// - Returns: What `body` returns, or `nil` when the enum is another case.
  @inlinable
  func modifyIfMatching<Result>(
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

/// The error of changing the payload of a case that a value is not.
@usableFromInline
struct CaseMismatch: Error, CustomStringConvertible {
  @usableFromInline let description: String

  @usableFromInline
  init(description: String) {
    self.description = description
  }
}
