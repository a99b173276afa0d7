/// A type, usually an enum, whose cases can be named, read and written as its fields are.
///
/// The `@CasePathable` macro writes the conformance of an enum.
public protocol CasePathable {
  /// The collection of case paths: one property for each case.
  associatedtype AllCasePaths

  /// All case paths of this type.
  static var allCasePaths: AllCasePaths { get }
}

/// A case-pathable type whose case key paths can be iterated over.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// A collection of case paths that tells which case a value is.
public protocol CasePathReflectable<Root> {
  /// The type the case paths belong to.
  associatedtype Root: CasePathable

  /// The key path of the case that a value is.
  ///
  /// - Parameter root: The value.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

/// A key path to a case of an enum.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case of an enum whose payload's type is not known.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension CasePathable {
  /// The root of this type's case key paths: `\Action.Cases.child`.
  public typealias Cases = Case<Self>
}
