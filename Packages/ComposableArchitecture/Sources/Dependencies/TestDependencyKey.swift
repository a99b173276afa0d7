/// A dependency's values for tests and previews: all that a feature needs to know of it.
public protocol TestDependencyKey<Value> {
  /// The type of the dependency.
  associatedtype Value: Sendable = Self

  /// The value in previews; ``testValue`` by default.
  static var previewValue: Value { get }

  /// The value in tests: it should report what is called without having been replaced.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }

  /// Whether a test value that is being made should report that it has no implementation.
  ///
  /// False while overrides are being set: what is about to be replaced is not used.
  public static var shouldReportUnimplemented: Bool {
    guard let resolution = DependencyResolution.current else { return true }
    resolution.isFallback.setValue(true)
    return !resolution.isSetting
  }
}
