import CustomDump

/// Asynchronous work.
final class RunNode<Action>: EffectNode<Action>, @unchecked Sendable {
  private let priority: TaskPriority?
  private let site: EffectSite?
  private let operation: @Sendable (Send<Action>) async -> Void

  init(
    priority: TaskPriority?, site: EffectSite?,
    operation: @escaping @Sendable (Send<Action>) async -> Void
  ) {
    self.priority = priority
    self.site = site
    self.operation = operation
  }

  override func expand(from index: Int, in context: EffectContext, _ walk: inout EffectWalk) {
    // The walk pairs each node with an outlet of its own action.
    let outlet = unsafeDowncast(context.outlet, to: Outlet<Action>.self)
    let table = walk.table
    walk.add(site: site, in: context) { [operation, priority, weak table] run in
      let send = Send<Action>(run: run) { action in run.deliver(action, to: outlet) }
      let scope = EffectScope(registry: table?.registry, path: run.path)
      return Self.task(priority) { [weak table] in
        await EffectScope.$current.withValue(scope) { await operation(send) }
        await table?.finish(run)
      }
    }
  }

  /// Makes a task that begins off the main actor.
  private nonisolated static func task(
    _ priority: TaskPriority?, _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    Task(priority: priority, operation: operation)
  }
}

extension EffectRun {
  /// Sends an action of this effect; drops it after a cancel, tells an issue after the end.
  @MainActor
  func deliver<Action>(_ action: Action, to outlet: Outlet<Action>) {
    guard !isCancelled else { return }
    guard !isFinished else {
      site?.report(
        """
        An action was sent from a completed effect: …

            Action:
              \(String(customDumping: action))

            Effect returned from:
              \(site.map { "\($0.fileID):\($0.line)" } ?? "")

        Avoid sending actions using the "send" argument from "Effect.run" after the effect has \
        completed: await all work that the effect starts before its closure returns.
        """)
      return
    }
    outlet.send(action, by: Sender(path: path, work: work))
  }
}

/// What the code of an effect can reach of the store that runs it.
struct EffectScope: Sendable {
  let registry: EffectRegistry?
  let path: EffectPath?

  @TaskLocal static var current: EffectScope?
}
