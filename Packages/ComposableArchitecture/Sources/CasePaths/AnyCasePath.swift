/// A way into one case of an enum: makes the enum from the case's payload, and takes the payload out.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  // The invariant of both: the closure captures nothing but `Sendable` values.
  @usableFromInline nonisolated(unsafe) let embedding: (Value) -> Root
  @usableFromInline nonisolated(unsafe) let extraction: (Root) -> Value?

  @inlinable
  init(unchecked embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    embedding = embed
    extraction = extract
  }

  /// Creates a case path from its two directions.
  ///
  /// - Parameters:
  ///   - embed: Makes the enum from a payload.
  ///   - extract: Takes the payload out, or returns `nil` when the enum is another case.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    embedding = embed
    extraction = extract
  }

  /// Creates a case path from two closures that capture no value; `@CasePathable` writes calls of it.
  ///
  /// - Parameters:
  ///   - embed: Makes the enum from a payload.
  ///   - extract: Takes the payload out, or returns `nil` when the enum is another case.
  /// - Returns: The case path.
  @inlinable
  public static func _$case(
    embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?
  ) -> AnyCasePath<Root, Value> {
    AnyCasePath(unchecked: embed, extract: extract)
  }

  /// Creates a case path from a case's constructor, which captures nothing, and an extraction.
  ///
  /// - Parameters:
  ///   - embed: The case's constructor.
  ///   - extract: Takes the payload out, or returns `nil` when the enum is another case.
  /// - Returns: The case path.
  @inlinable
  public static func _$embed(
    _ embed: @escaping (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) -> AnyCasePath<Root, Value> {
    AnyCasePath(unchecked: embed, extract: extract)
  }

  /// Makes the enum from a payload.
  ///
  /// - Parameter value: The payload.
  /// - Returns: The enum.
  @inlinable
  public func embed(_ value: Value) -> Root {
    embedding(value)
  }

  /// Takes the payload out of an enum.
  ///
  /// - Parameter root: The enum.
  /// - Returns: The payload, or `nil` when the enum is another case.
  @inlinable
  public func extract(from root: Root) -> Value? {
    extraction(root)
  }

  /// Tells whether an enum is this path's case.
  ///
  /// - Parameters:
  ///   - pattern: The path.
  ///   - root: The enum.
  /// - Returns: Whether it is the case.
  public static func ~= (pattern: AnyCasePath, root: Root) -> Bool {
    pattern.extraction(root) != nil
  }
}

extension AnyCasePath where Root == Value {
  /// Creates the case path of the whole value.
  public init() {
    self.init(unchecked: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath {
  /// The way through this case into a case of its payload.
  ///
  /// - Parameter path: A way into a case of the payload.
  /// - Returns: The combined way.
  @inlinable
  public func appending<Member>(
    path: AnyCasePath<Value, Member>
  ) -> AnyCasePath<Root, Member> {
    // Both closures capture case paths only, which are `Sendable`.
    AnyCasePath<Root, Member>(
      unchecked: { embedding(path.embedding($0)) },
      extract: { root in
        guard let value = extraction(root) else { return nil }
        return path.extraction(value)
      }
    )
  }

  /// The way through this case into a case of its payload.
  ///
  /// - Parameter keyPath: The payload's case.
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> AnyCasePath<Root, Member> where Value: CasePathable {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  /// The types that the path joins.
  public var debugDescription: String {
    "AnyCasePath<\(Root.self), \(Value.self)>"
  }
}
