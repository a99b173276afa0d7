extension Result: CasePathable {
  /// The case paths of a result.
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    /// The key path of the case that a result is.
    ///
    /// - Parameter root: The result.
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The way into a success.
    public var success: AnyCasePath<Result, Success> {
      ._$case(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The way into a failure.
    public var failure: AnyCasePath<Result, Failure> {
      ._$case(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }

    /// An iterator over the case key paths.
    ///
    /// - Returns: The iterator.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Result>]> {
      [\.success, \.failure].makeIterator()
    }
  }

  /// The case paths of a result.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Result: CasePathIterable {}
