/// The dependencies of a piece of work, found by key.
///
/// A value of one reference: it costs a reference count to copy, and a copy of the few values that
/// were set to change.
public struct DependencyValues: Sendable {
  /// What the innermost scope of the current task has put in force.
  @usableFromInline static let local = TaskLocal<DependencyStorage?>(wrappedValue: nil)

  @usableFromInline var storage: DependencyStorage

  @usableFromInline
  init(storage: DependencyStorage) {
    self.storage = storage
  }

  /// Makes the values of a fresh start: nothing set, no default made yet.
  public init() {
    self.init(storage: DependencyStorage(cache: DependencyCache()))
  }

  /// The values in force in the current task.
  @inlinable
  public static var _current: DependencyValues {
    DependencyValues(storage: local.get() ?? rootStorage())
  }

  @usableFromInline
  static func rootStorage() -> DependencyStorage { DependencyRoot.current }

  /// Runs `operation` with `values` in force: the cheapest form, for code that has them already.
  @inlinable
  public static func _with<R>(
    _ values: DependencyValues, operation: () throws -> R
  ) rethrows -> R {
    try local.withValue(values.storage, operation: operation)
  }

  /// Runs `operation` with `values` in force: the cheapest form, for code that has them already.
  @inlinable
  public static func _with<R>(
    _ values: DependencyValues, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await local.withValue(values.storage, operation: operation, isolation: isolation)
  }

  /// Whether two values are one and the same, unchanged since they were copied: O(1).
  @inlinable
  public func _isIdentical(to other: DependencyValues) -> Bool { storage === other.storage }

  /// Whether `self` is what a scope has put in force in the current task: O(1).
  @inlinable
  public var _isCurrent: Bool { Self.local.get() === storage }

  /// The value of a dependency.
  ///
  /// A default value is made once and kept. In a test, the default of a dependency that has no test
  /// value is reported as an issue.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) -> Key.Value {
    @inlinable get {
      if let override = storage.override(ObjectIdentifier(key)) {
        // An override is stored under the key of its own type: written by the setter alone.
        return unsafeDowncast(override, to: TypedDependencyOverride<Key>.self).value
      }
      return defaultValue(
        key, fileID: fileID, filePath: filePath, line: line, column: column, property: function)
    }
    @inlinable set {
      setOverride(TypedDependencyOverride<Key>(newValue), for: ObjectIdentifier(key))
    }
  }

  /// The kind of run that default values are chosen for.
  public var context: DependencyContext {
    @inlinable get { storage.context ?? defaultContext }
    set { modify { $0.context = newValue } }
  }

  @usableFromInline
  var defaultContext: DependencyContext { storage.cache.preparedContext ?? .ofProcess }

  /// Fresh values of the live context.
  public static var live: Self { fresh(.live) }

  /// Fresh values of the preview context.
  public static var preview: Self { fresh(.preview) }

  /// Fresh values of the test context.
  public static var test: Self { fresh(.test) }

  private static func fresh(_ context: DependencyContext) -> Self {
    var values = Self()
    values.context = context
    return values
  }

  @usableFromInline
  mutating func setOverride(_ value: DependencyOverride, for key: ObjectIdentifier) {
    modify { $0.set(value, for: key) }
  }

  mutating func modify(_ change: (DependencyStorage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    change(storage)
  }
}
