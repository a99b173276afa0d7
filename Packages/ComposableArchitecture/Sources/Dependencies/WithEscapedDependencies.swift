extension DependencyValues {
  /// The dependencies of one moment, for work that runs later and elsewhere.
  public struct Continuation: Sendable {
    let values = DependencyValues._current

    /// Runs `operation` with the dependencies of the moment of capture.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues._with(values, operation: operation)
    }

    /// Runs `operation` with the dependencies of the moment of capture.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues._with(values, operation: operation)
    }
  }
}

/// Runs `operation` with a handle on the dependencies now in force, for a closure that escapes.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Runs `operation` with a handle on the dependencies now in force, for a closure that escapes.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}
