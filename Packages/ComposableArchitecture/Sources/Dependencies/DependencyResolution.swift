import ConcurrencyExtras

/// What is known while a default value is made: for the words of an issue.
struct DependencyResolution: Sendable {
  @TaskLocal static var current: DependencyResolution?

  let key: String
  let value: String
  let place: DependencyPlace
  let property: StaticString
  let isSetting: Bool
  /// Whether the value is the stand-in of a dependency that a test must replace.
  let isFallback = LockIsolated(false)

  /// The dependency as its reader spells it.
  var dependencyName: String {
    if let name = place.name() { return "@Dependency(\(name))" }
    return property.description.hasPrefix("subscript")
      ? "@Dependency(\(key).self)" : "@Dependency(\\.\(property))"
  }

  /// Place, key and value, a line each.
  var details: String {
    """
      Location:
        \(place.fileID):\(place.line)
      Key:
        \(key)
      Value:
        \(value)
    """
  }
}
