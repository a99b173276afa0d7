import Synchronization

/// Keeps all work of the global executor on the main actor as long as it lives.
///
/// Concerns the whole process; scopes are counted, so that they may overlap.
public final class MainSerialExecutorScope: Sendable {
  /// Begins the scope.
  public init() {
    GlobalExecutorHook.install()
    GlobalExecutorHook.serialScopes.add(1, ordering: .acquiringAndReleasing)
  }

  deinit {
    GlobalExecutorHook.serialScopes.subtract(1, ordering: .acquiringAndReleasing)
  }
}
