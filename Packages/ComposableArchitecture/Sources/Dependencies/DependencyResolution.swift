import ConcurrencyExtras

/// What is known while a default value is made: for the words of an issue.
struct DependencyResolution: Sendable {
  @TaskLocal static var current: DependencyResolution?

  let key: String
  let value: String
  let place: DependencyPlace
  let property: StaticString
  let isSetting: Bool
  /// Whether the value stands in for one that is needed while it is made.
  var isWithoutItself: Bool

  /// Whether the value is the stand-in of a dependency that a test must replace.
  let isFallback = LockIsolated(false)

  /// Ends the process if the value cannot be made without itself.
  static func checkThatValueExists<Key: TestDependencyKey>(of key: Key.Type) {
    guard let current, current.isWithoutItself else { return }
    fatalError(
      """
      \(current.dependencyName) is needed to make its own value, and there is no value of its own for \
      tests that could stand in for it.

      \(current.details)
      """)
  }

  /// The dependency as its reader spells it.
  var dependencyName: String {
    if let name = place.name() { return "@Dependency(\(name))" }
    // A property's name has no parentheses; a subscript's and an initializer's have.
    return property.description.contains("(")
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
