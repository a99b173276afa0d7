/// The effects that one `send` of a test store started.
public struct TestStoreTask: Hashable, Sendable {
  private let task: StoreTask
  private let timeout: Duration

  init(_ task: StoreTask, timeout: Duration) {
    self.task = task
    self.timeout = timeout
  }

  /// Cancels the effects and waits for them to end.
  nonisolated(nonsending) public func cancel() async {
    task.cancel()
    await task.finish()
  }

  /// Whether the effects were cancelled.
  public var isCancelled: Bool { task.isCancelled }

  /// Waits for the effects to end.
  ///
  /// If they have not ended after `timeout`, the default being that of the store, an issue is told
  /// at the caller.
  @MainActor
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let limit = timeout ?? self.timeout
    let hasEnded = await race(limit: limit)
    guard !hasEnded else { return }
    SourceSite(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      Expected the effects of this task to end, but they are still running after \(limit).

      Advance the clocks they sleep on, complete what they wait for, or give a longer 'timeout'.
      """)
  }

  @MainActor
  private func race(limit: Duration) async -> Bool {
    await withCheckedContinuation { continuation in
      let outcome = FirstOutcome(continuation)
      let timer = Task { @MainActor in
        try await ContinuousClock().sleep(for: limit)
        outcome.resume(false)
      }
      Task { @MainActor [task] in
        await task.finish()
        timer.cancel()
        outcome.resume(true)
      }
    }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.task == rhs.task }

  public func hash(into hasher: inout Hasher) { hasher.combine(task) }
}

/// A continuation that the first of several outcomes resumes.
@MainActor
private final class FirstOutcome {
  private var continuation: CheckedContinuation<Bool, Never>?

  init(_ continuation: CheckedContinuation<Bool, Never>) {
    self.continuation = continuation
  }

  func resume(_ value: Bool) {
    continuation?.resume(returning: value)
    continuation = nil
  }
}
