/// A view with a task that runs while it is on screen.
struct TaskView<Content: View, ID: Equatable>: View {
  typealias Body = Never

  let content: Content
  let id: ID
  let priority: TaskPriority?
  let action: @MainActor () async -> Void

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TaskNode(view, inputs)
  }
}

private final class TaskNode<Content: View, ID: Equatable>: _ViewNode<TaskView<Content, ID>> {
  private var view: TaskView<Content, ID>
  private var child: _ViewNode<Content>?
  private var task: Task<Void, Never>?

  init(_ view: TaskView<Content, ID>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    update(&child, with: view.content)
  }

  override func update(_ view: TaskView<Content, ID>, _ environment: EnvironmentValues) {
    let idChanged = view.id != self.view.id
    self.view = view
    self.environment = environment
    update(&child, with: view.content)
    if idChanged, isActive {
      task?.cancel()
      start()
    }
  }

  override func activityChanged() {
    if isActive {
      start()
    } else {
      task?.cancel()
      task = nil
    }
  }

  private func start() {
    task = graph.tasks.start(priority: view.priority, view.action)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}

extension View {
  /// Runs an asynchronous action while the view is on screen; it is cancelled when the view leaves.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs an asynchronous action while the view is on screen, and again when `id` changes; it is
  /// cancelled when the view leaves and before it runs again.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskView(content: self, id: id, priority: priority, action: action)
  }
}
