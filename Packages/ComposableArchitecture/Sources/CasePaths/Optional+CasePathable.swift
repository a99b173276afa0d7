extension Optional: CasePathable {
  /// The case paths of an optional.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    /// The key path of the case that an optional is.
    ///
    /// - Parameter root: The optional.
    public subscript(root: Wrapped?) -> PartialCaseKeyPath<Wrapped?> {
      root == nil ? \.none : \.some
    }

    /// The way into an empty optional.
    public var none: AnyCasePath<Wrapped?, Void> {
      ._$case(embed: { nil }, extract: { $0 == nil ? () : nil })
    }

    /// The way into an optional that holds a value.
    public var some: AnyCasePath<Wrapped?, Wrapped> {
      ._$case(embed: { $0 }, extract: { $0 })
    }

    /// The way through the value into one of its cases.
    ///
    /// - Parameter keyPath: The value's case.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Wrapped?, Member> where Wrapped: CasePathable {
      some.appending(path: Wrapped.allCasePaths[keyPath: keyPath])
    }

    /// An iterator over the case key paths.
    ///
    /// - Returns: The iterator.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Wrapped?>]> {
      [\.none, \.some].makeIterator()
    }
  }

  /// The case paths of an optional.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Optional: CasePathIterable {}
