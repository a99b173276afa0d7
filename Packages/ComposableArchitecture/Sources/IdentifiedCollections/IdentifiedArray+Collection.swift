extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// The position of the first element.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last element.
  @inlinable public var endIndex: Int { storage.count }

  /// Reads the elements as a contiguous buffer.
  ///
  /// - Parameter body: Reads the buffer.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try storage.withContiguousStorageIfAvailable(body)
  }

  /// Changes the elements in a contiguous buffer; generic sorting goes this way.
  ///
  /// The ids are found anew afterwards; equal ones stop the program.
  ///
  /// - Parameter body: Changes the buffer.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  /// - Complexity: O(n) besides `body`.
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    defer {
      if !zip(storage, identities).allSatisfy({ identify($0) == $1 }) { rebuild(from: storage) }
    }
    return try storage.withContiguousMutableStorageIfAvailable(body)
  }
}
