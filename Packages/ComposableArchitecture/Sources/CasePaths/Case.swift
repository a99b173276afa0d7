/// The root and the leaf of case key paths.
///
/// Applying a case key path walks it from a first `Case`. What the first one carries decides what is
/// found at the end: the payload of a value, or a chain of case paths.
@dynamicMemberLookup
public struct Case<Value> {
  @usableFromInline
  enum Content {
    case whole
    case payload(Value?)
    case chain(CaseChain<Value>)
  }

  @usableFromInline let content: Content

  @inlinable
  init(content: Content) {
    self.content = content
  }

  /// Creates the case that is the whole value.
  @inlinable
  public init() {
    content = .whole
  }

  /// Creates a case from its two directions.
  ///
  /// - Parameters:
  ///   - embed: Makes the root from a payload.
  ///   - extract: Takes the payload out, or returns `nil` when the root is another case.
  public init<Root>(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(AnyCasePath(embed: embed, extract: extract))
  }

  /// Creates a case from a case path.
  ///
  /// - Parameter path: The case path.
  public init<Root>(_ path: AnyCasePath<Root, Value>) {
    content = .chain(FirstCaseLink(path))
  }

  /// Creates a case from a case key path.
  ///
  /// - Parameter keyPath: The case key path.
  public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]
  }

  /// A case of the payload.
  ///
  /// - Parameter keyPath: The payload's case.
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    switch content {
    case .whole:
      return Case<Member>(content: .chain(FirstCaseLink(path)))
    case .payload(let value):
      guard let value else { return Case<Member>(content: .payload(nil)) }
      return Case<Member>(content: .payload(path.extraction(value)))
    case .chain(let chain):
      return Case<Member>(content: .chain(NextCaseLink(chain, path)))
    }
  }

  /// The case that no value is.
  public var never: Case<Never> {
    Case<Never>(content: .payload(nil))
  }

  /// Makes the root of the key path that led here.
  ///
  /// - Parameter value: The payload.
  /// - Returns: The root; the payload itself when no key path was applied.
  public func embed(_ value: Value) -> Any {
    guard case .chain(let chain) = content else { return value }
    return chain.embedAny(value)
  }

  /// Takes the payload out of a root of the key path that led here.
  ///
  /// - Parameter root: The root.
  /// - Returns: The payload, or `nil` when the root is another case or of another type.
  public func extract(from root: Any) -> Value? {
    switch content {
    case .whole: root as? Value
    case .payload(let value): value
    case .chain(let chain): chain.extractAny(from: root)
    }
  }
}

/// A case seen without the type of its payload.
protocol ErasedCase {
  /// The payload found, if this case was reached from a value.
  var anyPayload: Any? { get }

  /// Embeds a payload of a dynamic type.
  ///
  /// - Parameter value: The payload.
  /// - Returns: The root, or `nil` when the payload is of another type.
  func embedDynamic(_ value: Any) -> Any?
}

extension Case: ErasedCase {
  var anyPayload: Any? {
    guard case .payload(let value?) = content else { return nil }
    return value
  }

  func embedDynamic(_ value: Any) -> Any? {
    guard let value = value as? Value else { return nil }
    return embed(value)
  }
}
