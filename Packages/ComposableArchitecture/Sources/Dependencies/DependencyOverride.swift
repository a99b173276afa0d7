/// A value that was set for a key.
///
/// Immutable, so that copies of the values share it.
@usableFromInline
class DependencyOverride: @unchecked Sendable {
  // Has no state of its own; the subclass holds a Sendable constant.

  @usableFromInline init() {}

  /// Makes the value the program's own default; false when a default was made before.
  func prepare(_ cache: DependencyCache) -> Bool { true }
}

/// A value that was set for one key.
@usableFromInline
final class TypedDependencyOverride<Key: TestDependencyKey>: DependencyOverride,
  @unchecked Sendable
{
  // `value` is a constant of a Sendable type.
  @usableFromInline let value: Key.Value

  @usableFromInline
  init(_ value: Key.Value) {
    self.value = value
  }

  override func prepare(_ cache: DependencyCache) -> Bool {
    DependencyContext.allCases.allSatisfy { context in
      guard cache.cell(Key.self, in: context).prepare(value) else { return false }
      cache.publish(self, for: ObjectIdentifier(Key.self), in: context)
      return true
    }
  }
}
