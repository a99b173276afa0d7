internal import IssueReporting

extension CasePathable {
  /// The payload of a case, or `nil` when this value is another one; much faster than `[case:]`.
  ///
  /// - Parameter keyPath: The case.
  @inlinable
  public subscript<Value>(direct keyPath: DirectCaseKeyPath<Self, Value>) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extraction(self)
  }

  /// The payload of a case, or `nil` when this value is another one.
  ///
  /// Writing a payload changes that of the case; a value that is another case, and `nil`, change
  /// nothing.
  ///
  /// - Parameter keyPath: The case.
  @inlinable
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get {
      payload(keyPath)
    }
    set {
      guard let newValue, payload(keyPath) != nil else { return }
      self = AnyCasePath(keyPath).embedding(newValue)
    }
  }

  /// The payload of a case of unknown type, or `nil` when this value is another one.
  ///
  /// - Parameter keyPath: The case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (Case(content: .payload(self))[keyPath: keyPath] as? any ErasedCase)?.anyPayload
  }

  /// The payload of a case, or `nil`: what `value.someCase` reads on a `@dynamicMemberLookup` enum.
  ///
  /// - Parameter keyPath: The case.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: DirectCaseKeyPath<Self, Value>) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extraction(self)
  }

  /// The payload of a case, or `nil` also when the payload is an empty optional.
  ///
  /// - Parameter keyPath: The case.
  @_disfavoredOverload
  @inlinable
  public subscript<Value>(dynamicMember keyPath: DirectCaseKeyPath<Self, Value?>) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extraction(self) ?? nil
  }

  /// Tells whether this value is a case.
  ///
  /// - Parameter keyPath: The case.
  /// - Returns: Whether it is.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    self[case: keyPath] != nil
  }

  /// Changes the payload of a case in place; an issue is reported when this value is another case.
  ///
  /// - Parameters:
  ///   - keyPath: The case.
  ///   - yield: Changes the payload.
  ///   - fileID: The file of the call, for the issue.
  ///   - filePath: The path of the file, for the issue.
  ///   - line: The line of the call, for the issue.
  ///   - column: The column of the call, for the issue.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    if AnyCasePath(keyPath).modifyIfMatching(&self, yield) == nil {
      reportIssue(
        """
        Expected a case that holds a \(Value.self), but the value is another case and was not \
        modified: \(self)
        """,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }

  /// Extracts through a `CaseKeyPath` without building a chain of case paths.
  @inlinable
  func payload<Value>(_ keyPath: CaseKeyPath<Self, Value>) -> Value? {
    switch Case(content: .payload(self))[keyPath: keyPath].content {
    case .payload(let value): value
    case .whole, .chain: nil
    }
  }
}
