/// Runs work that `.cancel(id:)` and `Task.cancel(id:)` can end, inside an effect.
///
/// - Parameters:
///   - id: The id, in the feature whose effect this is.
///   - cancelInFlight: Whether to end other work with this id first.
///   - isolation: The caller's isolation.
///   - operation: The work.
/// - Returns: What the work returns.
/// - Throws: What the work throws.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let scope = EffectScope.current
  let registry = scope?.registry ?? .storeless
  let id = EffectID(id)
  if cancelInFlight { registry.cancel(id, at: scope?.path) }
  let group = EffectGroup(id, path: scope?.path, issue: .init(batch: 0, place: 0))
  registry.insert(group)
  let task = Task { () async -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  group.onCancel { task.cancel() }
  defer { registry.remove(group) }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Ends the work with an id, in the feature whose effect this is called from and in those below it.
  ///
  /// - Parameter id: The id.
  public static func cancel(id: some Hashable & Sendable) {
    let scope = EffectScope.current
    (scope?.registry ?? .storeless).cancel(EffectID(id), at: scope?.path)
  }
}
