extension Task where Success == Never, Failure == Never {
  /// Gives way many times over, so that work which is ready gets to run.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<max(0, count) {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }

  /// Waits until the task is cancelled, and then throws.
  ///
  /// - Throws: `CancellationError`.
  public static func never() async throws {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }
}

extension Task where Failure == Never {
  /// Waits until the task is cancelled, and then throws; stands for a value that never comes.
  ///
  /// - Throws: `CancellationError`.
  public static func never() async throws -> Success {
    for await element in AsyncStream<Success>.never { return element }
    throw _Concurrency.CancellationError()
  }

  /// The task's value; cancelling the waiter cancels the task.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// The task's value; cancelling the waiter cancels the task.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}
