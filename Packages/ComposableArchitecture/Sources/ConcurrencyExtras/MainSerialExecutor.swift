import Synchronization

/// Whether all work of the global executor runs on the main actor, one piece after the other.
///
/// Concerns the whole process; for tests that need a fixed order of their tasks and run alone.
/// Has no effect in a statically linked program, whose runtime has no hook.
public var uncheckedUseMainSerialExecutor: Bool {
  get { GlobalExecutorHook.isSerial }
  set {
    GlobalExecutorHook.install()
    GlobalExecutorHook.usesMainExecutor.store(newValue, ordering: .releasing)
  }
}

/// Runs `operation` while all work of the global executor runs on the main actor.
///
/// Tasks then run one piece after the other, in the order in which they became ready. Concerns the
/// whole process until the last such call has ended.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  GlobalExecutorHook.install()
  GlobalExecutorHook.serialScopes.add(1, ordering: .acquiringAndReleasing)
  defer { GlobalExecutorHook.serialScopes.subtract(1, ordering: .acquiringAndReleasing) }
  try await operation()
}

/// Runs `operation` while all work of the global executor runs on the main actor.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  GlobalExecutorHook.install()
  GlobalExecutorHook.serialScopes.add(1, ordering: .acquiringAndReleasing)
  defer { GlobalExecutorHook.serialScopes.subtract(1, ordering: .acquiringAndReleasing) }
  try operation()
}
