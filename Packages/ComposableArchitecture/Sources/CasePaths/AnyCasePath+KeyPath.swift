extension AnyCasePath {
  /// Creates a case path from a case key path.
  ///
  /// - Parameter keyPath: The case key path.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    switch Case<Root>()[keyPath: keyPath].content {
    case .chain(let first as FirstCaseLink<Root, Value>):
      self = first.path
    case .chain(let chain):
      self.init(
        embed: { chain.embed($0, in: Root.self) },
        extract: { chain.extract(from: $0) }
      )
    case .whole:
      self.init(
        embed: { unsafeBitCast($0, to: Root.self) },
        extract: { unsafeBitCast($0, to: Value.self) }
      )
    case .payload:
      self.init(
        embed: { _ in preconditionFailure("A case that no value is cannot be made.") },
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
