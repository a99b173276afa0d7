/// What a `DependencyValues` refers to: the values that were set, and the cache of defaults.
@usableFromInline
final class DependencyStorage: @unchecked Sendable {
  // Changed only through a uniquely referenced `DependencyValues`; shared ones are constant.

  /// The values that were set, by key. Few, so a walk is faster than hashing.
  @usableFromInline var overrides: [(key: ObjectIdentifier, value: DependencyOverride)]

  /// The context that was set.
  @usableFromInline var context: DependencyContext?

  /// Whether the values are about to be replaced rather than used.
  @usableFromInline var isSetting: Bool

  let cache: DependencyCache

  init(
    overrides: [(key: ObjectIdentifier, value: DependencyOverride)] = [],
    context: DependencyContext? = nil, isSetting: Bool = false, cache: DependencyCache
  ) {
    self.overrides = overrides
    self.context = context
    self.isSetting = isSetting
    self.cache = cache
  }

  func copy() -> DependencyStorage {
    DependencyStorage(
      overrides: overrides, context: context, isSetting: isSetting, cache: cache)
  }

  @inlinable
  func override(_ key: ObjectIdentifier) -> DependencyOverride? {
    for entry in overrides where entry.key == key { return entry.value }
    return nil
  }

  func set(_ value: DependencyOverride, for key: ObjectIdentifier) {
    if let index = overrides.firstIndex(where: { $0.key == key }) {
      overrides[index].value = value
    } else {
      overrides.append((key, value))
    }
  }
}
