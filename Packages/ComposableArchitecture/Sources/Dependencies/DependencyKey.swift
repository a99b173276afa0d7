import IssueReporting

/// A dependency's values, the live one included.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value in a shipping run.
  static var liveValue: Value { get }

  // Listed again, so that the defaults below are found before those of TestDependencyKey.

  /// The type of the dependency.
  associatedtype Value = Self

  /// The value in previews; ``liveValue`` by default.
  static var previewValue: Value { get }

  /// The value in tests; by default ``previewValue``, whose use fails the test.
  static var testValue: Value { get }
}

extension DependencyKey {
  public static var previewValue: Value {
    DependencyResolution.checkThatValueExists(of: Self.self)
    return liveValue
  }

  public static var testValue: Value {
    DependencyResolution.checkThatValueExists(of: Self.self)
    if shouldReportUnimplemented {
      let resolution = DependencyResolution.current
      let place = resolution?.place
      let name = resolution?.dependencyName ?? "\(Self.self)"
      reportIssue(
        """
        \(name) has no test implementation, but was accessed from a test context:

        \(resolution?.details ?? "  Key:\n    \(Self.self)\n  Value:\n    \(Value.self)")

        Dependencies registered with the library are not allowed to use their default, live \
        implementations when run from tests.

        To fix, override \(name) with a test value: 'withDependencies { $0… = … }', or give the \
        key a 'testValue'.
        """,
        fileID: place?.fileID ?? #fileID, filePath: place?.filePath ?? #filePath,
        line: place?.line ?? #line, column: place?.column ?? #column)
    }
    return previewValue
  }
}
