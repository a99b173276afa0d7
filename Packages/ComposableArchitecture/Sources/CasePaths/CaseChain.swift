/// The case paths from a root of unknown type to a payload.
///
/// Immutable, so it can be shared between threads.
@usableFromInline
class CaseChain<Value>: @unchecked Sendable {
  // The invariant: a subclass holds constant properties of Sendable types only.

  @inlinable
  init() {}

  /// Makes the root.
  ///
  /// - Parameters:
  ///   - value: The payload.
  ///   - root: The root's type, which must be that of the chain's first link.
  @usableFromInline
  func embed<Root>(_ value: Value, in root: Root.Type) -> Root {
    preconditionFailure("A link must say how it embeds.")
  }

  @usableFromInline
  func extract<Root>(from root: Root) -> Value? {
    preconditionFailure("A link must say how it extracts.")
  }

  func embedAny(_ value: Value) -> Any {
    preconditionFailure("A link must say how it embeds.")
  }

  func extractAny(from root: Any) -> Value? {
    preconditionFailure("A link must say how it extracts.")
  }
}

/// The link that begins at the root.
@usableFromInline
final class FirstCaseLink<Base, Value>: CaseChain<Value>, @unchecked Sendable {
  @usableFromInline let path: AnyCasePath<Base, Value>

  @inlinable
  init(_ path: AnyCasePath<Base, Value>) {
    self.path = path
  }

  @usableFromInline
  override func embed<Root>(_ value: Value, in root: Root.Type) -> Root {
    precondition(Root.self == Base.self, "A case key path was applied to a root of another type.")
    return unsafeBitCast(path.embedding(value), to: Root.self)
  }

  @usableFromInline
  override func extract<Root>(from root: Root) -> Value? {
    precondition(Root.self == Base.self, "A case key path was applied to a root of another type.")
    return path.extraction(unsafeBitCast(root, to: Base.self))
  }

  override func embedAny(_ value: Value) -> Any {
    path.embedding(value)
  }

  override func extractAny(from root: Any) -> Value? {
    (root as? Base).flatMap(path.extraction)
  }
}

/// A link that goes on from another one.
@usableFromInline
final class NextCaseLink<Base, Value>: CaseChain<Value>, @unchecked Sendable {
  @usableFromInline let base: CaseChain<Base>
  @usableFromInline let path: AnyCasePath<Base, Value>

  @inlinable
  init(_ base: CaseChain<Base>, _ path: AnyCasePath<Base, Value>) {
    self.base = base
    self.path = path
  }

  @usableFromInline
  override func embed<Root>(_ value: Value, in root: Root.Type) -> Root {
    base.embed(path.embedding(value), in: root)
  }

  @usableFromInline
  override func extract<Root>(from root: Root) -> Value? {
    base.extract(from: root).flatMap(path.extraction)
  }

  override func embedAny(_ value: Value) -> Any {
    base.embedAny(path.embedding(value))
  }

  override func extractAny(from root: Any) -> Value? {
    base.extractAny(from: root).flatMap(path.extraction)
  }
}
