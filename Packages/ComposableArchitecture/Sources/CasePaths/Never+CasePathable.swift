extension Never: CasePathable {
  /// The case paths of a type without values: there are none.
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    /// The key path of the case that a value is; there is no value.
    ///
    /// - Parameter root: The value.
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {
      \.never
    }

    /// An iterator over no case key path.
    ///
    /// - Returns: The iterator.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Never>]> {
      [].makeIterator()
    }
  }

  /// The case paths of a type without values.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Never: CasePathIterable {}
