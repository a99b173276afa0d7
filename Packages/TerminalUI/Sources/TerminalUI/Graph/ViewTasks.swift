/// The tasks that views have started with `task` and that have not ended.
@MainActor
final class ViewTasks {
  private var running: [Int: Task<Void, Never>] = [:]
  private var next = 0

  var isEmpty: Bool { running.isEmpty }

  /// Starts a task that is known until it ends.
  func start(
    priority: TaskPriority?, _ action: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    let id = next
    next += 1
    let task = Task(priority: priority) { @MainActor in
      await action()
      running[id] = nil
    }
    running[id] = task
    return task
  }

  /// Waits until no task runs.
  func finish() async {
    while let task = running.first?.value {
      await task.value
    }
  }
}
