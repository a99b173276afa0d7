public import Dependencies
public import Testing

/// Sets dependencies for a test, or for each test of a suite.
public struct DependencyTrait: TestTrait, SuiteTrait, TestScoping {
  /// The trait of a suite is that of its tests.
  public let isRecursive = true
  private let update: @Sendable (inout DependencyValues) async throws -> Void

  init(_ update: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.update = update
  }

  /// Each test case gets a scope of its own; a suite none.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  /// Runs the test case with the dependencies set.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies(update) { try await function() }
  }
}

extension Trait where Self == DependencyTrait {
  /// Sets one dependency for the test.
  public static func dependency<Value: Sendable>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = try value() }
  }

  /// Sets the dependency of a key that is its own value.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value {
    Self { $0[Value.self] = try value() }
  }

  /// Changes the dependencies of the test.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(update)
  }

  /// Gives the test fresh dependencies, whatever its suite has set.
  public static var dependencies: Self { Self { $0 = DependencyValues() } }
}
