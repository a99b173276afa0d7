extension AnyCasePath {
  /// Creates a case path from a case key path.
  ///
  /// - Parameter keyPath: The case key path.
  @inlinable
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    switch Case<Root>()[keyPath: keyPath].content {
    case .chain(let chain):
      if type(of: chain) == FirstCaseLink<Root, Value>.self {
        self = unsafeDowncast(chain, to: FirstCaseLink<Root, Value>.self).path
      } else {
        self.init(
          unchecked: { chain.embed($0, in: Root.self) },
          extract: { chain.extract(from: $0) }
        )
      }
    case .whole:
      // Only the identity leads from the whole to the whole, so both types are one.
      self.init(
        unchecked: { unsafeBitCast($0, to: Root.self) },
        extract: { unsafeBitCast($0, to: Value.self) }
      )
    case .payload:
      self.init(
        unchecked: { _ in preconditionFailure("A case that no value is cannot be made.") },
        extract: { _ in nil }
      )
    }
  }

  /// Creates a case path from a direct case key path.
  ///
  /// - Parameter keyPath: The direct case key path.
  @inlinable
  public init(direct keyPath: DirectCaseKeyPath<Root, Value>) where Root: CasePathable {
    self = Root.allCasePaths[keyPath: keyPath]
  }
}
